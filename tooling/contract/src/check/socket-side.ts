import type { EventDefinition } from '@bourse/contracts/events';
import { balanceChanged, eventName } from '@bourse/contracts/events';
import { io, type Socket } from 'socket.io-client';
import { EVENTS } from '../calls';
import { wireSchema } from '../wire-schema';
import type { BackEnd } from './back-end';
import { departures } from './departures';
import { departs, judged, type Finding } from './findings';
import { readAs } from './reply';

const CONNECT_MS = 10_000;

/** A connection that records its events. */
export interface Ear {
  readonly heard: readonly (readonly [name: string, payload: unknown])[];
  /** Waits until an event of this name has arrived since `from`; returns whether it arrived in time. */
  hears(name: string, from: number, withinMs: number): Promise<boolean>;
  close(): void;
}

/**
 * Connects as the client does: token in the handshake, then `login` with the user's id.
 * @throws Error if the socket does not open
 */
async function listen(baseUrl: string, token: string | undefined, userId: number | undefined): Promise<Ear> {
  const socket = io(baseUrl, {
    auth: token === undefined ? {} : { token },
    reconnection: false,
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  });
  const heard: (readonly [string, unknown])[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((name: string, payload: unknown) => {
    heard.push([name, payload]);
    for (const look of waiting) look();
  });
  await opened(socket);
  if (userId !== undefined) socket.emit('login', userId);
  return {
    heard,
    hears: (name, from, withinMs) =>
      new Promise((resolve) => {
        const settle = (isHeard: boolean) => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve(isHeard);
        };
        const look = () => heard.slice(from).some(([event]) => event === name) && settle(true);
        const timer = setTimeout(() => settle(false), withinMs);
        waiting.add(look);
        look();
      }),
    close: () => void socket.close(),
  };
}

function opened(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no connection within ${CONNECT_MS / 1000} s`)), CONNECT_MS);
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.once('connect_error', (error) => {
      clearTimeout(timer);
      socket.close();
      reject(error);
    });
  });
}

export const SOCKET = 'socket /socket.io';

/** The two connections of the check: the user's own, and one that sends the user's id without the token. */
export interface Ears {
  readonly own: Ear;
  readonly stranger: Ear;
}

export async function openEars({ baseUrl, token }: BackEnd, userId: number | undefined): Promise<Ears> {
  const own = await listen(baseUrl, token, userId);
  try {
    return { own, stranger: await listen(baseUrl, undefined, userId) };
  } catch (error) {
    own.close();
    throw error;
  }
}

/** Checks all received events against the contract. */
export function judgeEvents({ own, stranger }: Ears, userId: number | undefined, seconds: number): readonly Finding[] {
  const findings = EVENTS.flatMap(({ value }) => judgeEvent(value, own, userId, seconds));
  const isPrivate = eventName(balanceChanged, userId);
  const leaked = userId !== undefined && stranger.heard.some(([name]) => name === isPrivate);
  return leaked
    ? [
        ...findings,
        departs(`event ${balanceChanged.name}`, '', 'to be sent to its own user alone', 'it by an id without a token'),
      ]
    : findings;
}

function judgeEvent(event: EventDefinition, { heard }: Ear, userId: number | undefined, seconds: number) {
  const name = eventName(event, userId);
  const payloads = heard.filter(([heardName]) => heardName === name).map(([, payload]) => payload);
  const subject = `event ${event.name}`;
  if (payloads.length === 0) {
    return [{ kind: 'skipped', subject, detail: `not heard within ${seconds} s` } as const];
  }
  const schema = wireSchema(event.payload, 'reply');
  const found = payloads.flatMap((payload) => {
    const strict = departures(schema, payload);
    return strict.length > 0 ? strict : readAs(event.payload, payload).problems;
  });
  return judged(subject, found, `${payloads.length} heard`);
}
