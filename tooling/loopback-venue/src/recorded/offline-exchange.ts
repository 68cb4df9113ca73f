import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CCXT_HOME } from '../ccxt-home';

/** The parts of a ccxt exchange that calls without a network need. */
export interface OfflineExchange {
  fetch(url: string, method: string, headers: unknown, body: unknown): Promise<unknown>;
  loadMarkets(): Promise<unknown>;
  safeMarketStructure(fields: object): object;
  setMarkets(markets: readonly object[]): unknown;
  readonly precisionMode: number;
  readonly features?: { readonly spot?: { readonly createOrder?: unknown } };
  options: Record<string, unknown>;
  accounts: unknown;
}

interface Settings {
  /** ccxt's name. */
  readonly venue: string;
  /** The one pair that the exchange knows: `BTC/USDT`, and the venue's id of it. */
  readonly symbol: string;
  readonly market: string;
  /** In the precision mode of the venue. */
  readonly precision: { readonly price: string | number; readonly amount: string | number };
  readonly number: typeof Number | typeof String;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The installed ccxt's exchange of a venue with one pair, and that pair as ccxt describes it. A caller replaces `fetch`.
 * @throws if the installed ccxt has no such venue
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the calls that it makes
export async function offlineExchange<Exchange extends OfflineExchange>({
  venue,
  symbol,
  market,
  precision,
  number,
  options = {},
}: Settings): Promise<{ exchange: Exchange; structure: object }> {
  const file = join(CCXT_HOME, 'js/src', `${venue}.js`);
  if (!existsSync(file)) throw new Error(`the installed ccxt has no ${venue}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ccxt is installed on demand, so its types are not there
  const { default: Class } = (await import(pathToFileURL(file).href)) as {
    default: new (settings: object) => Exchange;
  };
  const keys = { apiKey: 'key', secret: 'c2VjcmV0', password: 'word', uid: '1' };
  const exchange = new Class({ ...keys, number, options, enableRateLimit: false });
  const [base, quote] = symbol.split('/');
  const structure = exchange.safeMarketStructure({
    id: market,
    altname: market,
    symbol,
    base,
    quote,
    baseId: base,
    quoteId: quote,
    // HitBTC and Binance name these in their lists of pairs, which are not recorded.
    info: { fee_currency: quote, orderTypes: ['LIMIT', 'MARKET', 'LIMIT_MAKER', 'STOP_LOSS_LIMIT'] },
    type: 'spot',
    spot: true,
    active: true,
    precision,
  });
  exchange.setMarkets([structure]);
  exchange.options['marketsByAltname'] = { [market]: structure };
  exchange.loadMarkets = () => Promise.resolve();
  return { exchange, structure };
}
