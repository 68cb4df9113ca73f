const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** An address that came from the server, where it leads somewhere rather than runs something; else `undefined`. */
export function safeLink(address: string | undefined): string | undefined {
  if (address === undefined || address.trim() === '') return undefined;
  try {
    const { protocol, href } = new URL(address, document.baseURI);
    return SCHEMES.has(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
