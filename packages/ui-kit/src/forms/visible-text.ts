/** Zero-width spaces, direction marks, soft hyphens, word joiners and byte order marks. Joiners of scripts and emoji are not among them. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A text without the invisible characters that a copy from a chat or a page brings along: with them an address or an account is another one. */
export const visibleText = (text: string) => text.replaceAll(INVISIBLE, '');
