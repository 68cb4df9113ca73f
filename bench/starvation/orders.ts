import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { call, newTrader } from '../sandbox-load/control.ts';

const EVERY_MS = 100;
/** BTC for USDT, below the market: the order rests. */
const ORDER = { currency_id: '1', legal_id: '3', price: '20000', num: '0.001', mode: '2' };
const reply = v.object({ type: v.unknown() });

/** The replies to the orders of a trader who waits for none of them. */
export interface Orders {
  /** From sending an order to the last byte of its reply, in milliseconds. */
  readonly times: readonly number[];
  readonly refused: number;
}

/** Ten orders a second for so long, each at its moment even if earlier ones have no reply yet. */
export async function placeOrders(address: string, ms: number): Promise<Orders> {
  const token = await newTrader(address);
  let refused = 0;
  const place = async () => {
    const began = performance.now();
    const { type } = v.parse(reply, await call(address, '/transaction/in', ORDER, token));
    if (type !== 'ok') refused += 1;
    return performance.now() - began;
  };
  const began = performance.now();
  const placed: Promise<number>[] = [];
  while (placed.length * EVERY_MS < ms) {
    placed.push(place());
    await wait(Math.max(0, began + placed.length * EVERY_MS - performance.now()));
  }
  return { times: await Promise.all(placed), refused };
}
