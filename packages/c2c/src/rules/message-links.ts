/** An address in a text: with a scheme, with `www.`, or a name with a common ending. */
const LINK = /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|io|cn|me|app|xyz|top|info|link|site|vip|cc)\b/iu;

/** Does a message contain the address of a page? */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'));
