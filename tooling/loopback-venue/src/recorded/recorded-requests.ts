import { offlineExchange, type OfflineExchange } from './offline-exchange';
import recorded from './requests.json' with { type: 'json' };

interface RecordedRequest {
  /** The pair, and the venue's id of it. */
  readonly symbol: string;
  readonly market: string;
  /** Of the address, without host and query. */
  readonly path: string;
  /** Fields of the body or of the query. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** An order as the caller gives it, and what ccxt sends for it. */
export interface RecordedOrder extends RecordedRequest {
  readonly type: 'limit' | 'market';
  readonly side: 'buy' | 'sell';
  /** Decimal text, before the venue's steps. */
  readonly amount: string;
  readonly price?: string;
  /** Precision of the pair, in the mode of the venue. */
  readonly steps: { readonly price: string; readonly amount: string };
}

/** What ccxt sends to a venue. */
export interface RecordedRequests {
  /** ccxt's name. */
  readonly venue: string;
  /** The venue's field of the client order id. */
  readonly clientId: string;
  /** Of the exchange of ccxt: what it would ask the venue first. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The venue's id of the spot account, where its requests name it. */
  readonly account?: string;
  readonly orders: readonly RecordedOrder[];
  readonly cancel?: RecordedRequest & { readonly id: string };
  /** Path of the request for balances. */
  readonly balance?: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kinds of orders are texts in JSON
export const RECORDED_REQUESTS = recorded.venues as readonly RecordedRequests[];

type Call = 'createOrder' | 'cancelOrder' | 'fetchBalance';
interface Sender extends OfflineExchange, Record<Call, (...input: unknown[]) => Promise<unknown>> {}

interface Requests {
  /** The pair as ccxt describes it, with the precision mode of the venue. */
  readonly structure: object;
  readonly precisionMode: number;
  /** What the installed ccxt sends for a call; nothing is sent. */
  sent(call: Call, ...input: unknown[]): Promise<Pick<RecordedRequest, 'path' | 'sent'>>;
}

const USUAL_STEPS = { price: '0.00000001', amount: '0.00000001' };

/** The declaration of the installed ccxt of the orders of a venue's pairs: its `features.spot.createOrder`. */
export async function createdFeatures(venue: string): Promise<unknown> {
  const { exchange } = await offlineExchange({
    venue,
    symbol: 'BTC/USDT',
    market: 'BTCUSDT',
    precision: USUAL_STEPS,
    number: String,
  });
  return exchange.features?.spot?.createOrder;
}

interface Pair extends Pick<RecordedRequest, 'symbol' | 'market'> {
  readonly steps?: RecordedOrder['steps'];
}

/** The requests of the installed ccxt to a venue about a pair, with text for numbers. */
export async function requestsOf(
  { venue, options, account }: RecordedRequests,
  { symbol, market, steps = USUAL_STEPS }: Pair,
  ownOptions: Readonly<Record<string, unknown>>,
): Promise<Requests> {
  const { exchange, structure } = await offlineExchange<Sender>({
    venue,
    symbol,
    market,
    precision: steps,
    number: String,
    options: { ...ownOptions, ...options },
  });
  if (account !== undefined) exchange.accounts = [{ id: account, type: 'spot' }];
  return {
    structure,
    precisionMode: exchange.precisionMode,
    async sent(call, ...input) {
      const caught = Promise.withResolvers<Pick<RecordedRequest, 'path' | 'sent'>>();
      exchange.fetch = async (url, _method, _headers, body) => {
        const { pathname, searchParams } = new URL(url);
        caught.resolve({ path: pathname, sent: fieldsOf(body) ?? Object.fromEntries(searchParams) });
        // Without an answer: the call fails, and its request is known.
        throw new Error('not sent');
      };
      return Promise.race([caught.promise, exchange[call](...input).then(() => caught.promise)]);
    },
  };
}

/** Fields of a body of JSON or of a form; of a list of one order those of the order. */
function fieldsOf(body: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof body !== 'string' || body === '') return undefined;
  if (!/^[[{]/.test(body)) return Object.fromEntries(new URLSearchParams(body));
  const sent: unknown = JSON.parse(body);
  const fields: unknown = Array.isArray(sent) ? sent[0] : sent;
  return Object.fromEntries(Object.entries(fields ?? {}));
}
