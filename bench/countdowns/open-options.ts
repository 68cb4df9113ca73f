import * as v from 'valibot';
import type { Exchange } from '../shared/exchange.ts';

export const SANDBOX_TOKEN = 'token-of-bench';
const SYMBOL = { currency_name: 'BTC', legal_name: 'USDT' };
const SECONDS = 300;

const user = v.object({ id: v.number(), token: v.string() });
export type OptionUser = v.InferOutput<typeof user>;

const pair = v.object({
  id: v.number(),
  currency_name: v.string(),
  legal_name: v.string(),
  legal_id: v.number(),
});
const quotation = v.object({ message: v.array(v.object({ quotation: v.array(pair) })) });
const accepted = v.object({ type: v.literal('ok') });

/** A new user with so many running options of 300 seconds on BTC/USDT. @throws if the exchange refuses one */
export async function userWithOptions({ address }: Exchange, count: number): Promise<OptionUser> {
  const created = v.parse(
    user,
    await answer(`${address}/sandbox/users`, {
      method: 'POST',
      headers: { 'x-sandbox-token': SANDBOX_TOKEN, 'content-type': 'application/json' },
      body: JSON.stringify({ balances: { micro: { USDT: '10000' } } }),
    }),
  );
  const { message } = v.parse(quotation, await answer(`${address}/api/currency/quotation_new`));
  const found = message
    .flatMap((group) => group.quotation)
    .find((each) => each.currency_name === SYMBOL.currency_name && each.legal_name === SYMBOL.legal_name);
  if (!found) throw new Error('The exchange has no BTC/USDT.');
  const option = { match_id: found.id, currency_id: found.legal_id, type: 1, seconds: SECONDS, number: 10 };
  const body = new URLSearchParams(Object.entries(option).map(([name, value]) => [name, String(value)]));
  const submits = Array.from({ length: count }, () =>
    answer(`${address}/api/microtrade/submit`, { method: 'POST', headers: { authorization: created.token }, body }),
  );
  for (const reply of await Promise.all(submits)) v.parse(accepted, reply);
  return created;
}

async function answer(address: string, request?: RequestInit): Promise<unknown> {
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.json();
}
