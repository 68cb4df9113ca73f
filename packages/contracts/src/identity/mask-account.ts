const STARS = '****';
const HEAD = 3;
const TAIL = 4;

const EMAIL_STARS = '***';
const EMAIL_HEAD = 2;

/**
 * Masks an account as its own user sees it: of an email address two characters and the domain are shown, `ne***@example.com`; of any other account
 * the first 3 and the last 4 characters with four asterisks between them (trading side, section 2, "Header and footer"). Where this would
 * show the whole account or name, only the first character is shown.
 */
export function maskAccount(account: string): string {
  const whole = account.trim();
  const at = whole.lastIndexOf('@');
  if (at > 0) {
    const name = Array.from(whole.slice(0, at));
    return `${name.slice(0, name.length > EMAIL_HEAD ? EMAIL_HEAD : 1).join('')}${EMAIL_STARS}${whole.slice(at)}`;
  }
  const characters = Array.from(whole);
  if (characters.length === 0) return '';
  if (characters.length <= HEAD + TAIL) return `${characters[0]}${STARS}`;
  return `${characters.slice(0, HEAD).join('')}${STARS}${characters.slice(-TAIL).join('')}`;
}

const OTHERS_TAIL = 2;
/** A name of up to so many characters shows one of them to others. */
const SHORT_NAME = 4;

/**
 * Masks an account as other users see it: at most two characters at its begin, and two at the end of a phone number. The domain of an email
 * address is hidden.
 */
export function maskAccountForOthers(account: string): string {
  const [name = '', domain] = account.split('@');
  const begin = name.slice(0, name.length > SHORT_NAME ? EMAIL_HEAD : 1);
  return domain === undefined
    ? `${begin}${EMAIL_STARS}${name.slice(-OTHERS_TAIL)}`
    : `${begin}${EMAIL_STARS}@${EMAIL_STARS}`;
}
