const STARS = '****';
const HEAD = 3;
const TAIL = 4;

/**
 * Masks an account for the header: the first 3 and the last 4 characters with four asterisks between them (trading
 * side, section 2, "Header and footer"). Of a shorter account only the first character is shown.
 */
export function maskAccount(account: string): string {
  const characters = Array.from(account.trim());
  if (characters.length === 0) return '';
  if (characters.length <= HEAD + TAIL) return `${characters[0]}${STARS}`;
  return `${characters.slice(0, HEAD).join('')}${STARS}${characters.slice(-TAIL).join('')}`;
}
