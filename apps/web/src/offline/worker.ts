import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, NetworkFirst, type Strategy as Answer } from 'workbox-strategies';
import type { LoadReport } from './load-report.ts';
import { MARKETS_PATH, strategyFor, type Strategy } from './strategy.ts';
import { openPressed, renewPush, showPush, type PushScope, type SubscriptionChange } from '../push/worker-push.ts';

// TypeScript has no per-file setting for service worker types.
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: unknown;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}
interface PushEvent extends WorkerEvent {
  readonly data: { json: () => unknown } | null;
}
interface PressEvent extends WorkerEvent {
  readonly notification: Pick<Notification, 'data' | 'close'>;
}
type ChangeEvent = WorkerEvent & SubscriptionChange;
interface WorkerScope extends PushScope {
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'fetch' | 'message', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void;
}

/** The assets of this release, put in by the build. */
declare const RELEASE_ASSETS: readonly string[];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const scope = globalThis as unknown as WorkerScope;

const PAGE = '/';
const ASSETS = 'assets';

/** The element that the client renders into; the page of a proxy or of a captive network does not have it. */
const CLIENT_ROOT = 'id="root"';

const addressOf = (path: string) => new URL(path, location.origin).href;
const cachedAs = (path: string): WorkboxPlugin => ({ cacheKeyWillBeUsed: async () => addressOf(path) });

/** Keeps only a page that is the client's. */
const clientPageOnly: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!response.ok || response.redirected || !isHtml) return null;
    return (await response.clone().text()).includes(CLIENT_ROOT) ? response : null;
  },
};

/** A server that does not answer is not covered up by a copy. */
const copyOnlyOffline: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (navigator.onLine ? null : cachedResponse),
};
const notCached: WorkboxPlugin = { cacheWillUpdate: async () => null };

const matchOptions = { ignoreVary: true };
/** The call's `t` is another one each time. */
const markets = { cacheName: 'markets', matchOptions, plugins: [cachedAs(MARKETS_PATH), copyOnlyOffline] };

const ANSWERS: Readonly<Record<Exclude<Strategy, 'none'>, Answer>> = {
  page: new NetworkFirst({ cacheName: 'page', matchOptions, plugins: [cachedAs(PAGE), clientPageOnly] }),
  asset: new CacheFirst({ cacheName: ASSETS, matchOptions }),
  file: new NetworkFirst({
    cacheName: 'files',
    matchOptions,
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => addressOf(new URL(request.url).pathname) }],
  }),
  markets: new NetworkFirst(markets),
  'markets for a user': new NetworkFirst({ ...markets, plugins: [...markets.plugins, notCached] }),
};

/* Workbox routes and caches with two properties missing that these functions have: what a page loaded before the worker was active is
   kept as well, and the files of another release are removed when no page needs them, without fetching all of this release ahead. */

/** Answers a request that no page has made, in order to keep the answer. */
async function keep(event: WorkerEvent, answer: Answer, url: string): Promise<void> {
  const [, done] = answer.handleAll({ event, request: new Request(addressOf(url)) });
  await done;
}

/** Caches files that a page loaded before the worker was active. */
async function keepFiles(event: WorkerEvent, loaded: readonly string[]): Promise<void> {
  await Promise.all(
    loaded.map(async (url) => {
      const strategy = strategyFor({ method: 'GET', url, mode: 'cors', hasAuthorization: false }, location.origin);
      if (strategy === 'asset' || strategy === 'file') await keep(event, ANSWERS[strategy], url);
    }),
  );
}

/** Caches a visit: the page, the public markets and the files; removes other releases' files when no page needs them. */
async function keepVisit(event: WorkerEvent, loaded: readonly string[]): Promise<void> {
  await keep(event, ANSWERS.page, PAGE);
  await keep(event, ANSWERS.markets, `${MARKETS_PATH}?t=${Date.now()}`);
  await keepFiles(event, loaded);
  if ((await scope.clients.matchAll({ type: 'window' })).length > 1) return;
  const cache = await caches.open(ASSETS);
  const current = new Set(RELEASE_ASSETS);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

function isLoadReport(data: unknown): data is LoadReport {
  if (typeof data !== 'object' || data === null || !('files' in data) || !('isVisit' in data)) return false;
  const { files, isVisit } = data;
  return Array.isArray(files) && files.every((file) => typeof file === 'string') && typeof isVisit === 'boolean';
}

scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(scope, event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPressed(scope, event.notification)));
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
clientsClaim();
scope.addEventListener('message', (event) => {
  if (!isLoadReport(event.data)) return;
  const { files, isVisit } = event.data;
  event.waitUntil(isVisit ? keepVisit(event, files) : keepFiles(event, files));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode, headers } = request;
  const asked = { method, url, mode, hasAuthorization: headers.has('authorization') };
  const strategy = strategyFor(asked, location.origin);
  if (strategy !== 'none') event.respondWith(ANSWERS[strategy].handle({ event, request }));
});
