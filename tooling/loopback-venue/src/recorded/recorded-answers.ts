import type { CcxtBook, CcxtRow } from '../connect-ccxt';
import recorded from './answers.json' with { type: 'json' };
import { offlineExchange, type OfflineExchange } from './offline-exchange';

/** The pair of an exchange whose call names none. */
const ANY_SYMBOL = 'BTC/USDT';

export type RecordedCall =
  | 'fetchTrades'
  | 'fetchOHLCV'
  | 'fetchOrderBook'
  | 'fetchOrder'
  | 'fetchOpenOrders'
  | 'fetchClosedOrders'
  | 'fetchMyTrades'
  | 'fetchBalance';

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
  /** Of the exchange of ccxt: what it would ask the venue first. */
  readonly options?: Readonly<Record<string, unknown>>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of calls are texts in JSON
export const RECORDED_ANSWERS = recorded.answers as readonly RecordedAnswer[];

/** The part of a ccxt exchange that reads an answer. */
interface RecordedExchange extends OfflineExchange, Record<RecordedCall, (...input: unknown[]) => Promise<unknown>> {}

interface Parsed {
  readonly fetchTrades: readonly CcxtRow[];
  readonly fetchOHLCV: readonly (readonly unknown[])[];
  readonly fetchOrderBook: CcxtBook;
  readonly fetchOrder: CcxtRow;
  readonly fetchOpenOrders: readonly CcxtRow[];
  readonly fetchClosedOrders: readonly CcxtRow[];
  readonly fetchMyTrades: readonly CcxtRow[];
  readonly fetchBalance: CcxtRow;
}

/** What the installed ccxt reads from a recorded answer; with numbers, or with text in their place. */
export async function readByCcxt<Call extends RecordedCall>(
  { venue, market, call, arguments: input, answer, options }: RecordedAnswer & { readonly call: Call },
  number: typeof Number | typeof String,
): Promise<Parsed[Call]> {
  const symbol = String(input.find((each) => String(each).includes('/')) ?? ANY_SYMBOL);
  const precision = { price: 1e-8, amount: 1e-8 };
  const { exchange } = await offlineExchange<RecordedExchange>({ venue, symbol, market, precision, number, options });
  exchange.fetch = () => Promise.resolve(structuredClone(answer));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ccxt's unified structures
  return (await exchange[call](...input.map((each) => each ?? undefined))) as Parsed[Call];
}
