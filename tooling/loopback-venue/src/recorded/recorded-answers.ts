import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CCXT_HOME } from '../ccxt-home';
import type { CcxtBook, CcxtRow } from '../connect-ccxt';
import recorded from './answers.json' with { type: 'json' };

export type RecordedCall =
  | 'fetchTrades'
  | 'fetchOHLCV'
  | 'fetchOrderBook'
  | 'fetchOrder'
  | 'fetchOpenOrders'
  | 'fetchClosedOrders'
  | 'fetchMyTrades';

/** An answer of a real venue, with the values in it: numbers as decimal text. */
export interface RecordedAnswer {
  /** ccxt's name. */
  readonly venue: string;
  /** The venue's id of the pair. */
  readonly market: string;
  readonly call: RecordedCall;
  readonly arguments: readonly (string | number | null)[];
  readonly answer: unknown;
  readonly parsed: unknown;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of calls are texts in JSON
export const RECORDED_ANSWERS = recorded.answers as readonly RecordedAnswer[];

/** The part of a ccxt exchange that reads an answer. */
interface Reader extends Record<RecordedCall, (...input: unknown[]) => Promise<unknown>> {
  fetch(): Promise<unknown>;
  loadMarkets(): Promise<unknown>;
  safeMarketStructure(fields: object): object;
  setMarkets(markets: readonly object[]): unknown;
  options: Record<string, unknown>;
}

interface Parsed {
  readonly fetchTrades: readonly CcxtRow[];
  readonly fetchOHLCV: readonly (readonly unknown[])[];
  readonly fetchOrderBook: CcxtBook;
  readonly fetchOrder: CcxtRow;
  readonly fetchOpenOrders: readonly CcxtRow[];
  readonly fetchClosedOrders: readonly CcxtRow[];
  readonly fetchMyTrades: readonly CcxtRow[];
}

/** What the installed ccxt reads from a recorded answer; with numbers, or with text in their place. */
export async function readByCcxt<Call extends RecordedCall>(
  { venue, market, call, arguments: input, answer }: RecordedAnswer & { readonly call: Call },
  number: typeof Number | typeof String,
): Promise<Parsed[Call]> {
  const file = join(CCXT_HOME, 'js/src', `${venue}.js`);
  if (!existsSync(file)) throw new Error(`the installed ccxt has no ${venue}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ccxt is installed on demand, so its types are not there
  const { default: Class } = (await import(pathToFileURL(file).href)) as { default: new (options: object) => Reader };
  const reader = new Class({ number, apiKey: 'key', secret: 'c2VjcmV0', enableRateLimit: false });
  const symbol = input.find((each) => String(each).includes('/'));
  const [base, quote] = String(symbol).split('/');
  const structure = reader.safeMarketStructure({
    id: market,
    altname: market,
    symbol,
    base,
    quote,
    baseId: base,
    quoteId: quote,
    // HitBTC names it in its list of pairs, which is not recorded.
    info: { fee_currency: quote },
    type: 'spot',
    spot: true,
    active: true,
    precision: { price: 1e-8, amount: 1e-8 },
  });
  reader.setMarkets([structure]);
  reader.options['marketsByAltname'] = { [market]: structure };
  reader.loadMarkets = () => Promise.resolve();
  reader.fetch = () => Promise.resolve(structuredClone(answer));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ccxt's unified structures
  return (await reader[call](...input.map((each) => each ?? undefined))) as Parsed[Call];
}
