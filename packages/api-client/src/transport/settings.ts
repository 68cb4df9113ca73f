/** How calls travel. Everything has a default; tests and other origins set what differs. */
export interface TransportSettings {
  /** Where `/api` lives; the page's own origin where left out. */
  readonly origin?: string;
  /** Milliseconds until a call counts as lost; 15 s where left out. */
  readonly timeoutMs?: number;
  /** Milliseconds until an upload counts as lost; 60 s where left out. */
  readonly uploadTimeoutMs?: number;
  /** Epoch milliseconds, for the parameter `t`. */
  readonly now?: () => number;
  readonly fetch?: typeof fetch;
}

/**
 * Epoch milliseconds that never repeat on this page: `t` then tells two requests of the same millisecond apart, and lets
 * a server know a request that the browser itself sent again after a connection broke.
 */
function strictlyIncreasing(clock: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(clock(), last + 1);
    return last;
  };
}

const distinctNow = strictlyIncreasing(() => Date.now());

const TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;

export interface Transport {
  readonly origin: string;
  readonly timeoutMs: number;
  readonly uploadTimeoutMs: number;
  readonly now: () => number;
  readonly fetch: typeof fetch;
}

/** The settings that stand in the store's `extra`, with their defaults. */
export function transportOf(extra: unknown): Transport {
  const settings = hasTransport(extra) ? extra.transport : {};
  return {
    origin: settings.origin ?? globalThis.location?.origin ?? '',
    timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
    uploadTimeoutMs: settings.uploadTimeoutMs ?? UPLOAD_TIMEOUT_MS,
    now: settings.now ?? distinctNow,
    // Looked up at each call: what replaces the global `fetch` later (a test's interception) is used too.
    fetch: settings.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  };
}

function hasTransport(extra: unknown): extra is { transport: TransportSettings } {
  return typeof extra === 'object' && extra !== null && 'transport' in extra && extra.transport !== undefined;
}
