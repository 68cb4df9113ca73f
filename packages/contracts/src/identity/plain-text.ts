/** Control and format characters (direction marks, zero-width characters) and separators of lines: another user sees another text than is stored. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;

/** Has the text characters that are not shown as themselves? */
export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text);

/** Is a text of payee data readable for a counterparty: no invisible characters, no digits of other scripts? Full-width digits are ASCII ones. */
export const isPayeeText = (text: string): boolean =>
  !hasHiddenCharacters(text) && !FOREIGN_DIGIT.test(text.normalize('NFKC'));
