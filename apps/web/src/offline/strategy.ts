/** What the service worker does with a request. */
export type Strategy =
  /** The page itself: from the network; the copy of the last visit only where there is none. A release is seen at once. */
  | 'page'
  /** A file whose name has a hash of its content: what is kept is right for ever. */
  | 'asset'
  /** A file of ours without a hash, such as the brand: from the network, else the copy. */
  | 'file'
  /** The public list of markets: from the network; the copy only for who is offline, and the page says how old it is. */
  | 'markets'
  /** The same list asked for with a token: its answer is not kept; who is offline gets the copy of the public one. */
  | 'markets for a user'
  /** Not ours to touch: every other call, above all whatever belongs to an account. */
  | 'none';

const ASSET = /^\/assets\/.+-[\w-]{8}\.\w+$/;
/** The brand, and what it may name: pictures beside the page. */
const FILE = /^\/(?:brand\.json|manifest\.webmanifest|.+\.(?:svg|png|jpe?g|webp|avif|gif|ico))$/i;
/** Never `/api` or the socket: no copy of an answer to a call is kept but for the markets. */
const NOT_THE_CLIENT = /^\/(?:api|sandbox|socket\.io)(?:\/|$)/;

export const MARKETS_PATH = '/api/currency/quotation_new';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly hasAuthorization: boolean;
}

export function strategyFor({ method, url, mode, hasAuthorization }: Asked, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  const { pathname } = address;
  if (pathname === MARKETS_PATH) return hasAuthorization ? 'markets for a user' : 'markets';
  if (NOT_THE_CLIENT.test(pathname)) return 'none';
  if (mode === 'navigate') return 'page';
  if (ASSET.test(pathname)) return 'asset';
  return FILE.test(pathname) ? 'file' : 'none';
}
