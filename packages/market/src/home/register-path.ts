const REGISTER_PATH = '/components/register';

/** Letters that no address has, and something on both sides of an at sign with a dot behind it. */
const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]{2,}$/;

export function looksLikeEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** The register screen, with the email address that it fills in (trading side, section 2). */
export function registerPath(email: string): string {
  const address = email.trim();
  return address === '' ? REGISTER_PATH : `${REGISTER_PATH}?${new URLSearchParams({ email: address }).toString()}`;
}
