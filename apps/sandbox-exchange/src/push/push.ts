import { PUSH_NOTICES, type PushMessage } from '@bourse/contracts/push';
import type { Config } from '../config';
import type { Exchange } from '../exchange-interface';
import type { Deliverer, Message } from './deliver';
import { keysOf, type VapidKeys } from './keys';
import { PushQueue } from './push-queue';
import { Subscriptions } from './subscriptions';

/** Notices of a user in a minute; the others are in the account when the user opens it. */
const MOST_IN_A_MINUTE = 20;
const MINUTE_MS = 60_000;

interface Needs {
  readonly exchange: Exchange;
  readonly config: Pick<Config, 'vapidKeys' | 'vapidSubject' | 'pushOrigin'>;
  readonly onError: (error: unknown) => void;
}

/** Notices that reach a user without an open page. */
export interface Push {
  readonly publicKey: string;
  readonly subscriptions: Subscriptions;
  close(): Promise<void>;
}

const later = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Sends a message to each subscription that has chosen the kind of a notice. A command announces it once committed, and waits for nothing here. */
export async function openPush({ exchange, config, onError }: Needs): Promise<Push> {
  const keys = await keysOf(exchange.settings, config.vapidKeys);
  const subscriptions = await Subscriptions.load(exchange.db);
  const sender = senderOf(keys, config);
  const queue = new PushQueue({
    deliver: (message) => sender.deliver(message),
    onGone: (endpoint) => subscriptions.remove(endpoint),
    onError,
    after: later,
  });
  const rate = new Map<number, number>();
  let minute = 0;

  /** Counts a notice; whether it may be sent. */
  function count(userId: number): boolean {
    const now = Math.floor(exchange.now() / MINUTE_MS);
    if (now !== minute) rate.clear();
    minute = now;
    const counted = (rate.get(userId) ?? 0) + 1;
    rate.set(userId, counted);
    return counted <= MOST_IN_A_MINUTE;
  }

  async function send(userId: number, { notice, id }: PushMessage): Promise<void> {
    const message: PushMessage = { notice, ...(id !== undefined && { id }) };
    const chosen = await subscriptions.chosen(userId, PUSH_NOTICES[notice], exchange.now());
    const payload = JSON.stringify(message);
    for (const one of chosen) queue.add({ ...one, payload, topic: `${notice}-${id ?? ''}` });
  }

  const stops = [
    exchange.on('notice', ({ userId, ...message }) => {
      if (subscriptions.mayHave(userId) && count(userId)) send(userId, message).catch(onError);
    }),
    exchange.on('sessionEnded', ({ session }) => {
      subscriptions.end(Buffer.from(session, 'base64url').toString('hex')).catch(onError);
    }),
    exchange.on('sessionsEnded', ({ userId }) => void subscriptions.endRevoked(userId).catch(onError)),
  ];
  return {
    publicKey: keys.publicKey,
    subscriptions,
    async close() {
      for (const stop of stops) stop();
      queue.close();
      await sender.close();
    },
  };
}

/** The libraries are loaded with the first message. */
function senderOf(keys: VapidKeys, { vapidSubject: subject, pushOrigin }: Needs['config']) {
  let loaded: Promise<Deliverer> | undefined;
  const load = async () => (await import('./deliver')).createDeliver({ keys, subject, pushOrigin });
  return {
    async deliver(message: Message) {
      loaded ??= load();
      return (await loaded).deliver(message);
    },
    async close() {
      await (await loaded)?.close();
    },
  };
}
