import { Preview } from './preview';

new Preview(document.getElementById('app') ?? document.body).start();
