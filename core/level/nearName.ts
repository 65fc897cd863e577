/** So many changes may lie between a name and the one that was meant. */
const MOST_CHANGES = 2;

/**
 * The known name that was probably meant: the same but for case, or at most two letters left out, put
 * in, changed or swapped, and always fewer than half of them.
 */
export function nearName(name: string, known: readonly string[]): string | undefined {
  let near: string | undefined;
  let least = Math.min(MOST_CHANGES, Math.floor((name.length - 1) / 2)) + 1;
  for (const candidate of known) {
    if (candidate.toLowerCase() === name.toLowerCase()) return candidate;
    if (Math.abs(candidate.length - name.length) > MOST_CHANGES) continue;
    const changes = changesBetween(name.toLowerCase(), candidate.toLowerCase());
    if (changes >= least) continue;
    least = changes;
    near = candidate;
  }
  return near;
}

/** How many letters are to be put in, left out, changed, or swapped with their neighbour. */
function changesBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, last[j] + 1, row[j - 1] + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
