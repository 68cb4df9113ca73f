/** Letters that no address has, and something on both sides of an at sign with a dot behind it. */
const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]{2,}$/;

export function looksLikeEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** A mainland number: 1 and ten digits (trading side, section 5). */
export const CHINESE_PHONE = /^1\d{10}$/;
/** A number of another country without its area code; with it at most fifteen digits (E.164). */
export const FOREIGN_PHONE = /^\d{6,14}$/;
/** A number with its area code. */
export const INTERNATIONAL_PHONE = /^\+[1-9]\d{6,14}$/;
/** Digits with the separators that users type between groups of them. */
export const WRITTEN_PHONE = /^[\d\s()-]*$/;
