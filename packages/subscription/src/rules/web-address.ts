/**
 * An address of the server that may be opened in a new tab: `https`, or a page of the client's own origin. `undefined` for anything else.
 * @param text absolute, or relative to the origin
 */
export function webAddress(text: string | undefined): string | undefined {
  const { origin: own } = globalThis.location;
  if (text === undefined || text === '' || !URL.canParse(text, own)) return undefined;
  const { protocol, origin, href } = new URL(text, own);
  return protocol === 'https:' || origin === own ? href : undefined;
}
