import type { ApiFailure } from '../failure';
import { monotonicNow } from '../server-clock/monotonic';
import type { EncodedRequest } from './encode';

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

export type Sent = { reply: RawReply } | { failure: ApiFailure };

/**
 * Sends once and never retries. Timeout and abort apply until the last byte of the body.
 * @param timeoutMs milliseconds
 */
export async function send(
  { url, init }: EncodedRequest,
  { fetch, timeoutMs, signal }: { fetch: typeof globalThis.fetch; timeoutMs: number; signal: AbortSignal },
): Promise<Sent> {
  if (signal.aborted) return { failure: { kind: 'aborted' } };
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
  }, timeoutMs);
  signal.addEventListener('abort', giveUp);
  try {
    const sentAt = monotonicNow();
    const response = await fetch(url, { ...init, signal: controller.signal });
    const date = replyDate(response, sentAt);
    return { reply: { status: response.status, body: await response.text(), ...(date && { date }) } };
  } catch {
    if (signal.aborted) return { failure: { kind: 'aborted' } };
    return { failure: { kind: isLate ? 'timeout' : 'network' } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

function replyDate(response: Response, sentAt: number): ReplyDate | undefined {
  const date = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(date) ? undefined : { date, sentAt, receivedAt: monotonicNow() };
}
