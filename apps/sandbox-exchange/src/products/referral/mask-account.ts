/**
 * An account as other users see it: at most two characters at its begin, and two at the end of a phone number. The domain of an email
 * address is hidden.
 */
export function maskAccount(account: string): string {
  const [name = '', domain] = account.split('@');
  const begin = name.slice(0, name.length > 4 ? 2 : 1);
  return domain === undefined ? `${begin}***${name.slice(-2)}` : `${begin}***@***`;
}
