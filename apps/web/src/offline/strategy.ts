/** How the service worker handles a request. */
export type Strategy =
  /** An address of the client: from the network; offline, the copy of the client's page. A release is used at once. */
  | 'page'
  /** A file with a content hash in its name: cache first, without expiry. */
  | 'asset'
  /** A file of ours without a hash, such as the brand: from the network, else the copy. */
  | 'file'
  /** The public list of markets: network first, cached copy while offline; the page shows its age. */
  | 'markets'
  /** The same list requested with a token: not cached; while offline the public copy is returned. */
  | 'markets for a user'
  /** Not handled: every other call, in particular private ones. */
  | 'none';

const ASSET = /^\/assets\/.+-[\w-]{8}\.\w+$/;
/** The operator's files and pictures. */
const FILE = /^\/(?:brand\.json|dialect\.json|manifest\.webmanifest|.+\.(?:svg|png|jpe?g|webp|avif|gif|ico))$/i;
/** Never `/api` or the socket: no copy of an answer to a call is kept but for the markets. */
const NOT_THE_CLIENT = /^\/(?:api|sandbox|socket\.io)(?:\/|$)/;

/** A document of the operator beside the client (`/terms.html`) is not the client's page. */
const HAS_EXTENSION = /\.[a-z0-9]{1,8}$/i;

/** The path as a server reads it: `/%61pi` and `//api` are `/api`. A path that cannot be decoded counts as a call. */
function plainPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).replaceAll(/[\\/]+/g, '/');
  } catch {
    return '/api';
  }
}

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
  const pathname = plainPath(address);
  if (pathname === MARKETS_PATH) return hasAuthorization ? 'markets for a user' : 'markets';
  if (NOT_THE_CLIENT.test(pathname)) return 'none';
  if (mode === 'navigate' && !HAS_EXTENSION.test(pathname)) return 'page';
  if (ASSET.test(pathname)) return 'asset';
  return FILE.test(pathname) ? 'file' : 'none';
}
