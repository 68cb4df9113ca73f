/** Pages of this site (`//other.site` is none), other sites, mail and telephone; never what would run (`javascript:`). */
const LINK = /^(?:\/(?![/\\])|https?:\/\/[^/]|mailto:.|tel:.)/i;

/** Does an address that came from elsewhere lead somewhere? */
export function isLink(address: string): boolean {
  return LINK.test(address) && URL.canParse(address, document.baseURI);
}
