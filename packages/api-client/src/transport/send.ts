import type { ApiFailure } from '../failure';
import type { TakeEarlyReply } from './early-replies';
import { fetchReply, type RawReply } from './fetch-reply';
import type { EncodedRequest } from './wire-request';

export type Sent = { reply: RawReply } | { failure: ApiFailure };

interface SendOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** An early reply is used in place of the request; if it has failed, the request is sent. */
  readonly takeEarlyReply?: TakeEarlyReply | undefined;
}

/** Sends once and never retries. Timeout and abort apply until the last byte of the body. */
export async function send(
  request: EncodedRequest,
  { fetch, timeoutMs, signal, takeEarlyReply }: SendOptions,
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
    const reply =
      (await settled(takeEarlyReply?.(request), controller.signal)) ??
      (await fetchReply(request, fetch, controller.signal));
    return { reply };
  } catch {
    if (signal.aborted) return { failure: { kind: 'aborted' } };
    return { failure: { kind: isLate ? 'timeout' : 'network' } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** `undefined` if there is none, or it has failed. Rejects when it is aborted. */
function settled(reply: Promise<RawReply> | undefined, signal: AbortSignal): Promise<RawReply | undefined> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject, { once: true });
    if (reply) reply.then(resolve, () => resolve(undefined));
    else resolve(undefined);
  });
}
