import { PUSH_NOTICES, type PushKind, type PushMessage } from '@bourse/contracts/push';
import type { Config } from '../config';
import type { Exchange } from '../exchange-interface';
import type { Deliverer, Message } from './deliver';
import { keysOf, type VapidKeys } from './keys';
import { PushQueue } from './push-queue';
import { Subscriptions } from './subscriptions';

/** Notices of a kind to a user in a minute; the others are in the account when the user opens it. */
const MOST_IN_A_MINUTE = 20;
/** Few by themselves, and each is about money or access: none is left out. */
const UNBOUNDED: readonly PushKind[] = ['funds', 'logins'];
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
    onGone: (endpoint) => subscriptions.markGone(endpoint),
    onError,
    after: later,
  });
  const rate = new Map<string, number>();
  let minute = 0;

  /** Counts a notice that was chosen; whether it may be sent. */
  function count(userId: number, kind: PushKind): boolean {
    const now = Math.floor(exchange.now() / MINUTE_MS);
    if (now !== minute) rate.clear();
    minute = now;
    const key = `${userId} ${kind}`;
    const counted = (rate.get(key) ?? 0) + 1;
    rate.set(key, counted);
    return counted <= MOST_IN_A_MINUTE || UNBOUNDED.includes(kind);
  }

  async function send(userId: number, { notice, id }: PushMessage): Promise<void> {
    const message: PushMessage = { notice, ...(id !== undefined && { id }) };
    const kind = PUSH_NOTICES[notice];
    const chosen = await subscriptions.chosen(userId, kind, exchange.now());
    if (chosen.length === 0 || !count(userId, kind)) return;
    const payload = JSON.stringify(message);
    for (const one of chosen) queue.add({ ...one, userId, payload, topic: `${notice}-${id ?? ''}` });
  }

  const stops = [
    exchange.on('notice', ({ userId, ...message }) => {
      if (subscriptions.mayHave(userId)) send(userId, message).catch(onError);
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
