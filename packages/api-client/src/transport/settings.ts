import { readStored, STORAGE_KEYS } from '@bourse/storage';
import type { TakeEarlyReply } from './early-replies';

/** Transport settings. All have defaults; tests and other origins override them. */
export interface TransportSettings {
  /** Origin of `/api`; default: the page's origin. */
  readonly origin?: string;
  /** Timeout of a call, milliseconds; default 15 s. */
  readonly timeoutMs?: number;
  /** Timeout of an upload, milliseconds; default 60 s. */
  readonly uploadTimeoutMs?: number;
  /** Epoch milliseconds, for the parameter `t`. */
  readonly now?: () => number;
  readonly fetch?: typeof fetch;
  /** Sends queries; default: as all other calls. */
  readonly fetchQuery?: typeof fetch;
  /** Code of the user's language, for `lang`; default: the stored one, or English. */
  readonly language?: () => string;
  /** Replies that the page requested before this code was there; default: none. */
  readonly takeEarlyReply?: TakeEarlyReply;
}

/**
 * Epoch milliseconds, unique on this page. A unique `t` distinguishes two requests of the same millisecond, and lets a
 * server recognise a request that the browser sent again after a broken connection.
 */
function strictlyIncreasing(clock: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(clock(), last + 1);
    return last;
  };
}

const distinctNow = strictlyIncreasing(() => Date.now());

const storedLanguage = () => readStored(STORAGE_KEYS.language) ?? 'en';

const TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;

export interface Transport {
  readonly origin: string;
  readonly timeoutMs: number;
  readonly uploadTimeoutMs: number;
  readonly now: () => number;
  readonly fetch: typeof fetch;
  readonly fetchQuery: typeof fetch;
  readonly language: () => string;
  readonly takeEarlyReply: TakeEarlyReply | undefined;
}

/** The transport settings in the store's `extra`, with their defaults. */
export function transportOf(extra: unknown): Transport {
  const settings = hasTransport(extra) ? extra.transport : {};
  // The global `fetch` is read at each call, so that a test's interception applies.
  const fetch = settings.fetch ?? ((input, init) => globalThis.fetch(input, init));
  return {
    origin: settings.origin ?? globalThis.location?.origin ?? '',
    timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
    uploadTimeoutMs: settings.uploadTimeoutMs ?? UPLOAD_TIMEOUT_MS,
    now: settings.now ?? distinctNow,
    fetch,
    fetchQuery: settings.fetchQuery ?? fetch,
    language: settings.language ?? storedLanguage,
    takeEarlyReply: settings.takeEarlyReply,
  };
}

function hasTransport(extra: unknown): extra is { transport: TransportSettings } {
  return typeof extra === 'object' && extra !== null && 'transport' in extra && extra.transport !== undefined;
}
