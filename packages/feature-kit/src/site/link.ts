/** Schemes that a link of the operator or of the exchange may have. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** With a scheme, or from the root of this site; a bare word is not an address. */
const FORM = /^(?:\/|https?:\/\/[^/]|mailto:.|tel:.)/i;

/** Where a link leads: to a page of this site (`path`), or elsewhere (`href`). */
export type LinkTarget =
  | { readonly path: string; readonly href?: never }
  | { readonly href: string; readonly path?: never };

/**
 * Resolves an address from data as the browser does and compares origins: `/<tab>/evil.test` and `/\\evil.test` look like paths of
 * this site but lead elsewhere. `undefined` for what is no address or must not be opened (`javascript:`).
 */
export function linkTarget(address: string): LinkTarget | undefined {
  if (!FORM.test(address) || !URL.canParse(address, document.baseURI)) return undefined;
  const { protocol, origin, pathname, search, hash, href } = new URL(address, document.baseURI);
  if (!SCHEMES.has(protocol)) return undefined;
  const isOwn = origin === location.origin;
  // A path that leads to another origin is a disguise, whatever it leads to.
  if (address.startsWith('/')) return isOwn ? { path: `${pathname}${search}${hash}` } : undefined;
  return isOwn ? { path: `${pathname}${search}${hash}` } : { href };
}

/** Does an address from data lead somewhere? */
export const isLink = (address: string): boolean => linkTarget(address) !== undefined;
