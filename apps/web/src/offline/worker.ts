import type { LoadReport } from './load-report.ts';
import { MARKETS_PATH, strategyFor, type Strategy } from './strategy.ts';

// TypeScript has no per-file setting for service worker types.
interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface AnswerEvent extends LifeEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<readonly unknown[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
    (type: 'fetch', listener: (event: AnswerEvent) => void): void;
    (type: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
  };
}

/** The assets of this release, put in by the build. */
declare const RELEASE_ASSETS: readonly string[];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const scope = globalThis as unknown as WorkerScope;

const PAGE = '/';
const CACHE = { page: 'page', asset: 'assets', file: 'files', markets: 'markets' } as const;

async function keep(cache: string, key: string, response: Response): Promise<void> {
  if (response.ok) await (await caches.open(cache)).put(key, response);
}

/** The element that the client renders into; the page of a proxy or of a captive network does not have it. */
const CLIENT_ROOT = 'id="root"';

/** Keeps a page for offline visits, if it is the client's. */
async function keepPage(cache: string, key: string, response: Response): Promise<void> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.redirected || !isHtml || !(await response.clone().text()).includes(CLIENT_ROOT)) return;
  await keep(cache, key, response);
}

const nothing = () => Promise.resolve();

/**
 * Network first; the cached copy if the network fails and `isCopyAllowed`.
 * @param keepAnswer stores the copy
 */
async function networkFirst(
  request: Request,
  cache: string,
  key: string,
  isCopyAllowed: () => boolean,
  keepAnswer: typeof keep = keep,
) {
  try {
    const response = await fetch(request);
    await keepAnswer(cache, key, response.clone());
    return response;
  } catch (error) {
    const copy = isCopyAllowed() ? await caches.match(key, { cacheName: cache, ignoreVary: true }) : undefined;
    if (copy) return copy;
    throw error;
  }
}

async function copyFirst(request: Request): Promise<Response> {
  const copy = await caches.match(request.url, { cacheName: CACHE.asset, ignoreVary: true });
  if (copy) return copy;
  const response = await fetch(request);
  await keep(CACHE.asset, request.url, response.clone());
  return response;
}

const always = () => true;
const ifOffline = () => !navigator.onLine;

const ANSWERS: Readonly<Record<Exclude<Strategy, 'none'>, (request: Request) => Promise<Response>>> = {
  page: (request) => networkFirst(request, CACHE.page, PAGE, always, keepPage),
  asset: copyFirst,
  file: (request) => networkFirst(request, CACHE.file, new URL(request.url).pathname, always),
  // The call's `t` is another one each time.
  markets: (request) => networkFirst(request, CACHE.markets, MARKETS_PATH, ifOffline),
  'markets for a user': (request) => networkFirst(request, CACHE.markets, MARKETS_PATH, ifOffline, nothing),
};

/** Caches files that a page loaded before the worker was active. */
async function keepFiles(loaded: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE.asset);
  await Promise.all(
    loaded.map(async (url) => {
      const strategy = strategyFor({ method: 'GET', url, mode: 'cors', hasAuthorization: false }, location.origin);
      if (strategy === 'asset' && !(await cache.match(url))) await cache.add(url);
      if (strategy === 'file') await keep(CACHE.file, new URL(url).pathname, await fetch(url));
    }),
  );
}

/** Caches a visit: the page, the public markets and the files; removes other releases' files when no page needs them. */
async function keepVisit(loaded: readonly string[]): Promise<void> {
  await keepPage(CACHE.page, PAGE, await fetch(PAGE));
  await keep(CACHE.markets, MARKETS_PATH, await fetch(`${MARKETS_PATH}?t=${Date.now()}`));
  await keepFiles(loaded);
  if ((await scope.clients.matchAll({ type: 'window' })).length > 1) return;
  const cache = await caches.open(CACHE.asset);
  const current = new Set(RELEASE_ASSETS);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

function isLoadReport(data: unknown): data is LoadReport {
  if (typeof data !== 'object' || data === null || !('files' in data) || !('isVisit' in data)) return false;
  const { files, isVisit } = data;
  return Array.isArray(files) && files.every((file) => typeof file === 'string') && typeof isVisit === 'boolean';
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  if (!isLoadReport(event.data)) return;
  const { files, isVisit } = event.data;
  event.waitUntil(isVisit ? keepVisit(files) : keepFiles(files));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode, headers } = request;
  const asked = { method, url, mode, hasAuthorization: headers.has('authorization') };
  const strategy = strategyFor(asked, location.origin);
  if (strategy !== 'none') event.respondWith(ANSWERS[strategy](request));
});
