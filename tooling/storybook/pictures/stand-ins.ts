/** Ends of the ranges in a font's `unicode-range`. */
function rangesOf(unicodeRange: string): (readonly [first: number, last: number])[] {
  return unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

/** Number of the codes of Unicode. */
const CHARACTERS = 0x11_0000;

/** Tells by the code of a character whether one of the fonts has it. */
export function hasGlyph(fonts: Iterable<Pick<FontFace, 'unicodeRange'>>): (code: number) => boolean {
  const known = new Uint8Array(CHARACTERS);
  for (const { unicodeRange } of fonts)
    for (const [first, last] of rangesOf(unicodeRange)) known.fill(1, first, last + 1);
  return (code) => known[code] === 1;
}

/**
 * Replaces every character of a text that none of the fonts has by one that they have: what a system's fonts draw, or
 * lack, differs from machine to machine.
 */
export const withStandIns = (text: string, isOurs: (code: number) => boolean): string =>
  Array.from(text, (character) => (isOurs(character.codePointAt(0) ?? 0) ? character : 'M')).join('');
