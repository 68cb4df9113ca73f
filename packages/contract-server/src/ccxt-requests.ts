import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * For the processes that speak with a venue through ccxt: how far a request comes, and where it is sent. As `ccxt.ts` the file imports
 * modules of Node only.
 */

/** `not sent`: the call failed before a request; `sent`: its last request has no readable reply; `answered`: it has one below status 500. */
export type CallProgress = 'not sent' | 'sent' | 'answered';

/** The parts of an exchange that its requests are traced by. */
export interface TracedExchange {
  fetch: (...request: unknown[]) => Promise<unknown>;
  handleErrors: (
    status: number,
    text: string,
    url: string,
    method: string,
    headers: unknown,
    ...rest: unknown[]
  ) => unknown;
}

const traces = new AsyncLocalStorage<{ progress: CallProgress }>();
/** Place of the parsed reply among the arguments of `handleErrors` after the headers; before it is its text. */
const PARSED = 1;
const TOO_MANY = new Set([418, 429]);

function note(progress: CallProgress): void {
  const trace = traces.getStore();
  if (trace) trace.progress = progress;
}

/**
 * Notes how far each call of an exchange comes, for {@link traced}.
 * @param onPause the venue wants no request for so many milliseconds (`Retry-After`)
 */
export function traceRequests(exchange: TracedExchange, onPause: (milliseconds: number) => void): void {
  const fetch = exchange.fetch.bind(exchange);
  exchange.fetch = async (...request) => {
    note('sent');
    return fetch(...request);
  };
  const handleErrors = exchange.handleErrors.bind(exchange);
  exchange.handleErrors = (status, text, url, method, headers, ...rest) => {
    const parsed = rest[PARSED];
    if (status < 500 && typeof parsed === 'object' && parsed !== null) note('answered');
    const wait = TOO_MANY.has(status) ? retryAfterOf(headers) : undefined;
    if (wait !== undefined) onPause(wait);
    return handleErrors(status, text, url, method, headers, ...rest);
  };
}

/** The outcome of a call; a failure has how far the call came. */
export type Traced = { readonly value: unknown } | { readonly error: unknown; readonly progress: CallProgress };

/** Runs a call of a traced exchange. */
export async function traced(call: () => Promise<unknown>): Promise<Traced> {
  const trace: { progress: CallProgress } = { progress: 'not sent' };
  try {
    return { value: await traces.run(trace, call) };
  } catch (error) {
    return { error, progress: trace.progress };
  }
}

/** Milliseconds of the header `Retry-After`: seconds, or a date; `undefined` without one. */
function retryAfterOf(headers: unknown): number | undefined {
  const entries: [string, unknown][] = typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
  const text = String(entries.find(([name]) => name.toLowerCase() === 'retry-after')?.[1]);
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait > 0 ? wait : undefined;
}

/** Every host in a tree of addresses of an exchange. */
export function hostsIn(addresses: unknown, hostname = ''): string[] {
  if (typeof addresses === 'string') {
    const url = addresses.replace('{hostname}', hostname).replaceAll(/\{\w+\}/g, 'any');
    return URL.canParse(url) ? [new URL(url).hostname] : [];
  }
  if (typeof addresses !== 'object' || addresses === null) return [];
  return Object.values(addresses).flatMap((each) => hostsIn(each, hostname));
}

/** Public suffixes: names below them belong to different owners. */
const SHARED = /\.(?:ac|co|com|edu|gov|net|or|org)\.[a-z]{2}$/;
const domainOf = (host: string) =>
  host
    .split('.')
    .slice(SHARED.test(host) ? -3 : -2)
    .join('.');

/**
 * Hosts of a test network that are neither of a domain of the venue's live hosts nor of a reviewed one.
 * @param reviewed domains that are known to be the venue's
 */
export function foreignHosts(test: readonly string[], live: readonly string[], reviewed: readonly string[]): string[] {
  const own = new Set(live.map(domainOf));
  return [...new Set(test)].filter((host) => !own.has(domainOf(host)) && !reviewed.includes(domainOf(host)));
}
