import * as v from 'valibot';
import { call, newTrader } from '../sandbox-load/control.ts';
import type { WirePosition } from './mark-stream.ts';

/** BTC/USDT in the sandbox exchange. */
const PAIR = { currency_id: '1', legal_id: '3' };
const PAGE_SIZE = 10;
const OPEN = '1';

const accepted = v.object({ type: v.literal('ok') });
const page = v.object({
  message: v.object({ message: v.object({ data: v.array(v.looseObject({ id: v.number() })) }) }),
});

/** Opens long and short positions in turn for a new user; the user's token, and the positions newest first, as the exchange sends them. */
export async function openPositions(address: string, count: number) {
  const token = await newTrader(address, { lever: { USDT: '10000000' } });
  for (let index = 0; index < count; index += 1) {
    const type = index % 2 === 0 ? '1' : '2';
    const order = { ...PAIR, multiple: '10', share: '1', status: OPEN, target_price: '1', type };
    v.parse(accepted, await call(address, '/lever/submit', order, token));
  }
  const positions: WirePosition[] = [];
  for (let number = 1; positions.length < count; number += 1) {
    const reply = await call(address, '/lever/my_trade', { ...PAIR, status: OPEN, page: String(number) }, token);
    const { data } = v.parse(page, reply).message.message;
    if (data.length === 0) throw new Error(`There are ${positions.length} positions of ${count}.`);
    positions.push(...data);
  }
  return { token, positions, onFirstPage: positions.slice(0, PAGE_SIZE).map(({ id }) => id) };
}
