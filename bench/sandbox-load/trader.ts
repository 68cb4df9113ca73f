import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import { call, type PairKeys } from './control.ts';

/** Latencies of all traders, in milliseconds. */
export interface Tally {
  /** From sending a call to the last byte of its reply. */
  readonly placed: number[];
  readonly cancelled: number[];
  /** From sending an order to the event of the book that has it. */
  readonly pushed: number[];
  refused: number;
}

export interface Desk {
  readonly address: string;
  readonly token: string;
  readonly pair: PairKeys;
  readonly side: 'in' | 'out';
  /** The trader's own price, in cents: no other trader has an order there. */
  readonly cents: number;
  /** Does this one wait for its order to be pushed before it is taken back? */
  readonly isWatching: boolean;
}

const reply = v.object({ type: v.string(), message: v.unknown() });
const orders = v.object({ list: v.array(v.object({ id: v.number(), price: v.string() })) });
const book = v.object({ currency_id: v.number(), in: v.string(), out: v.string() });

/** Every twentieth order takes liquidity, so that trades are settled too. */
const MARKET_EVERY = 20;
const SMALL = '0.001';
const PUSH_MS = 5000;

export async function openTrader(desk: Desk) {
  const { address, token, pair, side } = desk;
  const price = (desk.cents / 100).toFixed(2);
  const socket = io(address, { transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  let awaited: (() => void) | undefined;
  // As JSON writes a price: without zeros at its end.
  const mark = `"price":"${Number(price)}"`;
  socket.on('transaction', (payload: unknown) => {
    if (awaited === undefined) return;
    const told = v.parse(book, payload);
    if (String(told.currency_id) === pair.currency_id && told[side].includes(mark)) awaited();
  });

  const ask = async (path: string, fields: Record<string, string>) =>
    v.parse(reply, await call(address, path, fields, token));

  async function timed(times: number[], path: string, fields: Record<string, string>): Promise<boolean> {
    const began = performance.now();
    const { type } = await ask(path, fields);
    times.push(performance.now() - began);
    return type === 'ok';
  }

  /** The trader's one open order, if it is not filled. */
  async function restingId(): Promise<string | undefined> {
    const { message } = await ask(`/transaction_${side}`, { page: '1' });
    const [own] = v.parse(orders, message).list;
    return own && String(own.id);
  }

  async function round(tally: Tally, isMarket: boolean): Promise<void> {
    if (isMarket) {
      if (!(await timed(tally.placed, `/transaction/${side}`, { ...pair, price, num: SMALL, mode: '1' })))
        tally.refused += 1;
      return;
    }
    const began = performance.now();
    const pushed = new Promise<void>((resolve) => {
      awaited = desk.isWatching ? resolve : undefined;
    });
    if (!(await timed(tally.placed, `/transaction/${side}`, { ...pair, price, num: '0.01', mode: '2' })))
      tally.refused += 1;
    else if (desk.isWatching) {
      const isSeen = await Promise.race([pushed.then(() => true), wait(PUSH_MS, false)]);
      // Missing events count as the longest wait.
      tally.pushed.push(isSeen ? performance.now() - began : PUSH_MS);
    }
    const id = await restingId();
    if (id !== undefined && !(await timed(tally.cancelled, '/transaction_del', { id, type: side }))) tally.refused += 1;
  }

  return {
    /** Places and takes back, until the time is over; not oftener than once in `everyMs`. */
    async trade(tally: Tally, until: number, everyMs: number): Promise<void> {
      // Not all at the same moment.
      await wait(Math.random() * everyMs);
      for (let count = 1; performance.now() < until; count += 1) {
        const next = performance.now() + everyMs;
        await round(tally, count % MARKET_EVERY === 0);
        await wait(Math.max(0, next - performance.now()));
      }
    },
    close: () => void socket.disconnect(),
  };
}
