import type { ApiFailure } from '../failure';
import type { EncodedRequest } from './encode';

/** What came back over the wire, still unread. */
export interface RawReply {
  readonly status: number;
  readonly body: string;
}

export type Sent = { reply: RawReply } | { failure: ApiFailure };

/**
 * Sends once, never again: time-out and abort hold until the last byte of the body is there.
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
    const response = await fetch(url, { ...init, signal: controller.signal });
    return { reply: { status: response.status, body: await response.text() } };
  } catch {
    if (signal.aborted) return { failure: { kind: 'aborted' } };
    return { failure: { kind: isLate ? 'timeout' : 'network' } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
