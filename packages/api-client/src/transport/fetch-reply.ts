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
  return { status: response.status, body: await response.text(), ...(date && { date }) };
}

function replyDate(response: Response, sentAt: number): ReplyDate | undefined {
  const date = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(date) ? undefined : { date, sentAt, receivedAt: monotonicNow() };
}
