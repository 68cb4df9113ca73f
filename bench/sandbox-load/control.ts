import * as v from 'valibot';

const user = v.object({ id: v.number(), token: v.string() });
const audited = v.object({ sums: v.record(v.string(), v.string()), broken: v.record(v.string(), v.unknown()) });
const level = v.object({ price: v.string(), sum: v.string() });
const deal = v.object({ message: v.object({ in: v.array(level), out: v.array(level) }) });

/** Of the exchange that the bench starts. */
export const SANDBOX_TOKEN = 'token-of-benches';

/** The keys of a pair, as a form has them. */
export type PairKeys = Readonly<Record<'currency_id' | 'legal_id', string>>;

/** A call of the control surface or of the desk: without a body it reads. */
async function control(address: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${address}/sandbox/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-sandbox-token': SANDBOX_TOKEN, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

const SPOT_MONEY = { change: { USDT: '100000000', BTC: '1000', ETH: '10000' } };

type Balances = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A user with money by account and currency, and with other fields of the control surface, such as an approved verification. */
export async function newUser(
  address: string,
  balances: Balances,
  fields: { readonly reviewStatus?: 2 } = {},
): Promise<{ id: number; token: string }> {
  return v.parse(user, await control(address, 'users', { ...fields, balances }));
}

/** A user with money by account and currency, by default enough to trade spot for an hour; the token. */
export async function newTrader(address: string, balances: Balances = SPOT_MONEY): Promise<string> {
  return (await newUser(address, balances)).token;
}

/** Ledger imbalances and other inconsistencies; empty for a sound exchange. */
export async function faultsOf(address: string): Promise<readonly string[]> {
  const { sums, broken } = v.parse(audited, await control(address, 'audit'));
  const wrong = Object.entries(sums).filter(([, total]) => total !== '0');
  return [...wrong.map(([currency, total]) => `${currency} sums to ${total}`), ...Object.keys(broken)];
}

let latest = 0;

/** The moment of a request. It names the request, so two of them have different ones. */
function moment(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

/** A call of the client's. */
export async function call(
  address: string,
  path: string,
  fields: Record<string, string>,
  token = '',
): Promise<unknown> {
  const response = await fetch(`${address}/api${path}?t=${moment()}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: token },
  });
  return response.json();
}

/** The best levels of both sides. */
const bookOf = async (address: string, pair: PairKeys) =>
  v.parse(deal, await call(address, '/transaction/deal', pair)).message;

const inCents = (price = '0') => Math.round(Number(price) * 100);

/**
 * Takes the best levels of both sides, so that there is a spread. Returns best bid and best ask in cents. Bots are off,
 * so the gap is not filled.
 */
export async function makeRoom(address: string, pair: PairKeys, levels: number): Promise<{ bid: number; ask: number }> {
  const token = await newTrader(address);
  const before = await bookOf(address, pair);
  for (const [path, last] of [
    ['/transaction/in', before.out[levels - 1]],
    ['/transaction/out', before.in[levels - 1]],
  ] as const) {
    if (!last) throw new Error(`The book has no ${levels} levels.`);
    await call(address, path, { ...pair, price: last.price, num: last.sum, mode: '2' }, token);
  }
  const after = await bookOf(address, pair);
  return { bid: inCents(after.in[0]?.price), ask: inCents(after.out[0]?.price) };
}

/** Breaks the sockets of all clients for a time. */
export function interruptSocket(address: string, forMs: number): Promise<unknown> {
  return control(address, 'socket/interrupt', { forMs });
}
