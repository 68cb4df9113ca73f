import { Agent, request } from 'undici';
import webPush from 'web-push';
import { publicLookup } from './endpoint';
import type { VapidKeys } from './keys';
import type { Subscription } from './subscriptions';

/** Loaded with the first message only: most exchanges that are started have no subscription. */

/** `gone`: the subscription has ended. `later`: the push service is busy or away; it may name a time, milliseconds. */
export type Delivery = 'sent' | 'gone' | 'refused' | { readonly later: number | undefined };

export type Deliver = (message: Message) => Promise<Delivery>;

export interface Message extends Subscription {
  readonly payload: string;
  /** A newer message of the same topic replaces one that the push service still keeps. */
  readonly topic: string;
}

export interface Deliverer {
  readonly deliver: Deliver;
  readonly close: () => Promise<void>;
}

interface Needs {
  readonly keys: VapidKeys;
  readonly subject: string;
  /** An origin of tests, whose host is not checked. */
  readonly pushOrigin: string | undefined;
}

/** A notice is late after a day. */
const KEPT_SECONDS = 86_400;
const WITHIN_MS = 10_000;
const LONGEST_ANSWER = 4096;

const ignore = () => undefined;

export function createDeliver({ keys, subject, pushOrigin }: Needs): Deliverer {
  // Without a proxy and without redirects: only addresses that the look-up has checked are connected to.
  const publicHosts = new Agent({ connect: { lookup: publicLookup, timeout: WITHIN_MS }, connections: 4 });
  const ownHost = pushOrigin === undefined ? undefined : new Agent();

  async function deliver({ endpoint, p256dh, auth, payload, topic }: Message): Promise<Delivery> {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_SECONDS,
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      topic,
    });
    const dispatcher = new URL(endpoint).origin === pushOrigin && ownHost ? ownHost : publicHosts;
    const signal = AbortSignal.timeout(WITHIN_MS);
    const answer = await request(endpoint, { method: 'POST', headers, body, dispatcher, signal });
    const { statusCode: status, headers: answered } = answer;
    // The text of the answer is passed over; one that is long or breaks off changes nothing.
    answer.body.on('error', ignore);
    await answer.body.dump({ limit: LONGEST_ANSWER, signal }).catch(ignore);
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    if (status !== 429 && status < 500) return 'refused';
    const seconds = Number(answered['retry-after']);
    return { later: Number.isSafeInteger(seconds) && seconds > 0 ? seconds * 1000 : undefined };
  }

  return {
    deliver,
    async close() {
      await publicHosts.destroy();
      await ownHost?.destroy();
    },
  };
}
