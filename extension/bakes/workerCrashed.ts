/** The thread in which a bake ran came to an end. The sentence says why, as far as that is known. */
export class WorkerCrashed extends Error {
  override name = 'WorkerCrashed';
}
