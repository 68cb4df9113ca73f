import { beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://trade.example';
const MARKETS = `${ORIGIN}/api/currency/quotation_new`;

/** A fake CacheStorage by cache and key; keys are compared without `Vary`. */
const kept = new Map<string, Map<string, Response>>();
const keyOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

const cacheOf = (name: string) => {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    put: async (request: Request | string, response: Response) => void entries.set(keyOf(request), response),
    match: async (request: Request | string) => entries.get(keyOf(request))?.clone(),
    add: async (request: string) => void entries.set(keyOf(request), await fetch(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    delete: async (request: Request) => entries.delete(keyOf(request)),
  };
};

const listeners = new Map<string, (event: object) => void>();
const network = vi.fn<(address: string) => Response>();
let isOnline: boolean;

const CLIENT = '<!doctype html><div id="root"></div>';
const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const aReply = (address: string) => {
  const { pathname } = new URL(address);
  return pathname === '/' ? html(CLIENT) : new Response(`now ${pathname}`);
};

/** A worker that has just been installed, in a browser with one page open. */
beforeEach(async () => {
  vi.resetModules();
  kept.clear();
  listeners.clear();
  isOnline = true;
  network.mockReset().mockImplementation((address) => aReply(address));
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (!isOnline) throw new TypeError('no network');
    return network(keyOf(request));
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    match: async (request: Request | string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).match(request),
  });
  // As in the built worker. Otherwise Workbox explains each step on the console.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  vi.stubGlobal('clients', { claim: async () => undefined, matchAll: async () => [{}] });
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('RELEASE_ASSETS', ['/assets/home-aaaaaaaa.js']);
  await import('./worker');
});

/** Fires an event with these properties; resolves when the worker has done all that keeps it alive. */
async function fire(type: string, properties: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void works.push(work);
  listeners.get(type)?.(Object.assign(new Event(type), { waitUntil, ...properties }));
  await Promise.all(works);
}

/** The worker's answer to a request; `undefined` if the worker does not handle it. */
async function answerTo(request: Request): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  await fire('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer;
}

async function ask(address: string, init: RequestInit = {}): Promise<string> {
  const request = new Request(new URL(address, ORIGIN), init);
  return answerTo(request).then(
    (response) => response?.text() ?? 'untouched',
    () => 'failed',
  );
}

/** The same for an address that the browser opens. Node makes no request of that mode. */
async function navigate(address: string): Promise<string | undefined> {
  const request = Object.defineProperty(new Request(new URL(address, ORIGIN)), 'mode', { value: 'navigate' });
  return (await answerTo(request))?.text();
}

const keepVisit = (...loaded: readonly string[]) => report(loaded, true);

async function report(loaded: readonly string[], isVisit: boolean) {
  await fire('message', { data: { files: loaded.map((path) => new URL(path, ORIGIN).href), isVisit } });
}

const copies = () => [...kept.values()].flatMap((entries) => [...entries.keys()]).toSorted();
const withToken = { headers: { authorization: 'secret' } };

test('after one visit, the page, its code, its brand and the public markets are there without a network', async () => {
  await keepVisit('/assets/home-aaaaaaaa.js', '/brand.json', '/agora.svg', '/api/user/info?t=1', '/sandbox/outbox');
  expect(copies()).toEqual(
    ['/', '/agora.svg', '/api/currency/quotation_new', '/assets/home-aaaaaaaa.js', '/brand.json'].map(
      (path) => ORIGIN + path,
    ),
  );
  isOnline = false;
  expect(await ask('/assets/home-aaaaaaaa.js')).toBe('now /assets/home-aaaaaaaa.js');
  expect(await ask('/brand.json')).toBe('now /brand.json');
  expect(await ask(`${MARKETS}?t=2`)).toBe('now /api/currency/quotation_new');
});

test('a file that was being loaded when the worker became active is kept as well', async () => {
  await keepVisit('/assets/home-aaaaaaaa.js');
  network.mockClear();
  await report(['/assets/socket-aaaaaaaa.js', '/api/user/info?t=1'], false);
  expect(copies()).toContain(`${ORIGIN}/assets/socket-aaaaaaaa.js`);
  expect(copies()).not.toContain(`${ORIGIN}/api/user/info?t=1`);
});

test('a logged-in user gets the public markets while offline, and private replies are never cached', async () => {
  await keepVisit();
  network.mockImplementation(() => new Response('for this user'));
  expect(await ask(`${MARKETS}?t=1`, withToken)).toBe('for this user');
  isOnline = false;
  expect(await ask(`${MARKETS}?t=2`, withToken)).toBe('now /api/currency/quotation_new');
});

test('a server that does not answer is not hidden by a copy of the markets', async () => {
  await keepVisit();
  network.mockImplementation(() => {
    throw new TypeError('refused');
  });
  expect(await ask(`${MARKETS}?t=2`)).toBe('failed');
  expect(await ask(`${MARKETS}?t=2`, withToken)).toBe('failed');
});

test('a failure is never kept', async () => {
  network.mockImplementation(() => new Response('broken', { status: 500 }));
  expect(await ask('/brand.json')).toBe('broken');
  expect(await ask(`${MARKETS}?t=1`)).toBe('broken');
  expect(copies()).toEqual([]);
});

test('only a page of the client becomes the offline page', async () => {
  await keepVisit();
  network.mockImplementation(() => html('<h1>Sign in to the hotel network</h1>'));
  expect(await navigate('/quotation')).toContain('hotel');
  network.mockImplementation(() => new Response('{}', { headers: { 'content-type': 'application/json' } }));
  expect(await navigate('/dealCenter')).toBe('{}');
  isOnline = false;
  expect(await navigate('/quotation')).toBe(CLIENT);
});

test('the worker leaves other calls alone', async () => {
  expect(await ask('/api/wallet/list', withToken)).toBe('untouched');
  expect(await ask('/api/currency/quotation_new', { method: 'POST' })).toBe('untouched');
});

test('files of another release are removed when no page needs them', async () => {
  await keepVisit('/assets/home-bbbbbbbb.js');
  expect(copies()).not.toContain(`${ORIGIN}/assets/home-bbbbbbbb.js`);
  vi.stubGlobal('clients', { matchAll: async () => [{}, {}] });
  await keepVisit('/assets/home-bbbbbbbb.js');
  expect(copies()).toContain(`${ORIGIN}/assets/home-bbbbbbbb.js`);
});

test('a renewed push subscription is told to the open pages', async () => {
  const postMessage = vi.fn<(message: unknown) => void>();
  vi.stubGlobal('clients', { matchAll: async () => [{ postMessage }] });
  await fire('pushsubscriptionchange', { oldSubscription: null, newSubscription: {} });
  expect(postMessage.mock.calls).toEqual([[{ renewed: 'push' }]]);
});
