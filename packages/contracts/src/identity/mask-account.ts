const STARS = '****';
const HEAD = 3;
const TAIL = 4;

const EMAIL_STARS = '***';
const EMAIL_HEAD = 2;

/**
 * Masks an account for the screen: of an email address two characters and the domain are shown, `ne***@example.com`; of any other account
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
