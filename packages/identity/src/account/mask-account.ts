const STARS = '****';
const HEAD = 3;
const TAIL = 4;

/**
 * An account as the header shows it: the first 3 and the last 4 characters stay, four stars stand between them
 * (trading side, section 2, "Header and footer"). Of an account too short to hide anything in that way only the
 * first character stays.
 */
export function maskAccount(account: string): string {
  const characters = Array.from(account.trim());
  if (characters.length === 0) return '';
  if (characters.length <= HEAD + TAIL) return `${characters[0]}${STARS}`;
  return `${characters.slice(0, HEAD).join('')}${STARS}${characters.slice(-TAIL).join('')}`;
}
