const REGISTER_PATH = '/components/register';

/** The register screen, with the email address that it fills in (trading side, section 2). */
export function registerPath(email: string): string {
  const address = email.trim();
  return address === '' ? REGISTER_PATH : `${REGISTER_PATH}?${new URLSearchParams({ email: address }).toString()}`;
}
