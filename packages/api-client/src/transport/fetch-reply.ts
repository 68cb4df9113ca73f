import { monotonicNow } from '../server-clock/monotonic';
import type { EncodedRequest } from './wire-request';

/** A reply's `Date` header with the times before and after it, on the page's monotonic clock (milliseconds). */
export interface ReplyDate {
  /** Epoch milliseconds, whole seconds. */
  readonly date: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** The unparsed reply. */
export interface RawReply {
  readonly status: number;
  readonly body: string;
  /** Absent if the reply has no `Date` header. */
  readonly date?: ReplyDate;
  /** How long the server wants no further request, in milliseconds. Absent without the header `Retry-After`. */
  readonly retryAfterMs?: number;
}

/** One request and its whole reply. Rejects if there is none. */
export async function fetchReply(
  { url, init }: EncodedRequest,
  fetch: typeof globalThis.fetch,
  signal?: AbortSignal,
): Promise<RawReply> {
  const sentAt = monotonicNow();
  const response = await fetch(url, signal ? { ...init, signal } : init);
  const date = replyDate(response, sentAt);
  const retryAfterMs = retryAfter(response.headers.get('Retry-After'));
  return {
    status: response.status,
    body: await response.text(),
    ...(date && { date }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function replyDate(response: Response, sentAt: number): ReplyDate | undefined {
  const date = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(date) ? undefined : { date, sentAt, receivedAt: monotonicNow() };
}

/** The header has seconds or an HTTP date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return milliseconds > 0 ? milliseconds : undefined;
}
