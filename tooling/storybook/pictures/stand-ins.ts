/** Ends of the ranges in a font's `unicode-range`. */
function rangesOf(unicodeRange: string): (readonly [first: number, last: number])[] {
  return unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

/**
 * Replaces every character of a text that none of the fonts has by one that they have: what a system's fonts draw, or
 * lack, differs from machine to machine.
 */
export function withStandIns(text: string, fonts: Iterable<Pick<FontFace, 'unicodeRange'>>): string {
  const ranges = [...fonts].flatMap(({ unicodeRange }) => rangesOf(unicodeRange));
  const isOurs = (code: number) => ranges.some(([first, last]) => code >= first && code <= last);
  return Array.from(text, (character) => (isOurs(character.codePointAt(0) ?? 0) ? character : 'M')).join('');
}
