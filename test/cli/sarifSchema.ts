// SARIF 2.1.0 as its schema has it, out of a package, so that nothing is fetched.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { root } from '../../scripts/repository.mjs';

const schema = join(root, 'node_modules', '@microsoft', 'jest-sarif', 'lib', 'schemas', 'sarif-2.1.0-rtm.5.json');

// One of the schema's patterns is not a regular expression in the stricter, Unicode way.
const ajv = new Ajv({ allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));

/** What is wrong with a SARIF log, a sentence each. */
export function sarifFaults(log: unknown): string[] {
  validate(log);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
