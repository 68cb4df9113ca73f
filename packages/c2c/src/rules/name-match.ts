/** How the remitter's name compares with the counterparty's verified name. */
export type NameMatch = 'match' | 'near' | 'mismatch';

/** Words of a name: NFKC, lower case, separated by spaces, hyphens, dots, commas and middle dots. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '');
}

/** Without accents on Latin letters: banks write `Jose` for `José`. Marks of other scripts change the letter and stay. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
}

/** Number of single-letter changes, insertions, deletions and swaps of neighbours between two words (optimal string alignment). */
function distance(a: readonly string[], b: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const present = [row + 1];
    for (const [column, other] of b.entries()) {
      const change = (last[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwap = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other;
      const swap = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      present.push(Math.min(change, swap, (last[column + 1] ?? 0) + 1, (present[column] ?? 0) + 1));
    }
    beforeLast = last;
    last = present;
  }
  return last[b.length] ?? 0;
}

/** Minimum length of a name in which one different letter still counts as near. */
const LETTERS_OF_A_SLIP = 5;

const sorted = (words: readonly string[]): string[] => words.map(plain).toSorted();

function isNear(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [sorted(a), sorted(b)];
  if (one.join(' ') === other.join(' ')) return true;
  // One of the names omits a middle name.
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  if (fewer.length >= 2 && fewer.every((word) => more.includes(word))) return true;
  const letters = [Array.from(one.join('')), Array.from(other.join(''))] as const;
  const shortest = Math.min(letters[0].length, letters[1].length);
  return shortest >= LETTERS_OF_A_SLIP && distance(letters[0], letters[1]) <= 1;
}

/**
 * Compares two names. Case, width, spacing, punctuation and the order of the words do not count. `near`: accents, a middle
 * name left out, or one slip in a name of five letters or more. An empty name matches nothing.
 */
export function compareNames(typed: string, verified: string): NameMatch {
  const [a, b] = [wordsOf(typed), wordsOf(verified)];
  if (a.length === 0 || b.length === 0) return 'mismatch';
  if (a.join('') === b.join('') || a.toSorted().join(' ') === b.toSorted().join(' ')) return 'match';
  return isNear(a, b) ? 'near' : 'mismatch';
}
