import type { RawReply } from './fetch-reply';
import type { EncodedRequest } from './wire-request';

/** A request that a script in the page's head has sent before the client's code was there. */
export interface EarlyRequest extends EncodedRequest {
  /** Rejects if there is no reply. */
  readonly reply: Promise<RawReply>;
}

/** The reply to an equal request that is on its way or has come; `undefined` if there is none that may be used. */
export type TakeEarlyReply = (request: EncodedRequest) => Promise<RawReply> | undefined;

/** A reply may be as old as the time limit of a call allows, milliseconds. */
export const EARLY_REPLY_MAX_AGE_MS = 15_000;

/** Equal for two requests that differ in their moments and their language only: the data of early replies have none. */
function identityOf({ url, init }: EncodedRequest): string {
  const { origin, pathname, searchParams } = new URL(url);
  for (const moment of ['t', 'from', 'to', 'lang']) searchParams.delete(moment);
  searchParams.sort();
  const form = new URLSearchParams(typeof init.body === 'string' ? init.body : undefined);
  form.sort();
  const token = new Headers(init.headers).get('Authorization');
  return JSON.stringify([init.method, origin, pathname, searchParams.toString(), form.toString(), token]);
}

const momentOf = ({ url }: EncodedRequest, name: string) => Number(new URL(url).searchParams.get(name));

/** `from` and `to` are epoch seconds: the window of the newest bars moves with the clock. */
function covers(early: EncodedRequest, asked: EncodedRequest): boolean {
  const later = momentOf(asked, 'to') - momentOf(early, 'to');
  return momentOf(early, 'from') <= momentOf(asked, 'from') && later >= 0 && later <= EARLY_REPLY_MAX_AGE_MS / 1000;
}

/**
 * Hands out each early reply at most once, to a request of the same session with the same fields.
 * @param sent the script may still add to it
 */
export function createEarlyReplies(sent: EarlyRequest[], now: () => number = Date.now): TakeEarlyReply {
  return (asked) => {
    const identity = identityOf(asked);
    const place = sent.findIndex((early) => identityOf(early) === identity && covers(early, asked));
    const [early] = place === -1 ? [] : sent.splice(place, 1);
    if (!early) return undefined;
    const age = now() - momentOf(early, 't');
    return age >= 0 && age <= EARLY_REPLY_MAX_AGE_MS ? early.reply : undefined;
  };
}
