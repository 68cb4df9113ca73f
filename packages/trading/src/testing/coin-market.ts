import { respond } from '@bourse/api-client/testing';
import { currencyDetail, quotationNew, timeSeries, tradeHistory } from '@bourse/contracts/market';
import type { HttpHandler } from 'msw';

const NOW = Date.parse('2026-11-20T12:00:00Z') / 1000;

/** A pair of a coin against USDT; no figure occurs for another coin. */
export interface Coin {
  readonly id: number;
  readonly name: 'BTC' | 'DOGE' | 'PEPE';
  readonly last: string;
  readonly ask: string;
  readonly bid: string;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly step?: string;
  readonly lotSize: string;
}

/** Dear. */
const BTC: Coin = {
  id: 1,
  name: 'BTC',
  last: '97251.12',
  ask: '97260.34',
  bid: '97240.56',
  priceDecimals: 2,
  amountDecimals: 6,
  lotSize: '0.01',
};

/** Below a dollar. */
const DOGE: Coin = {
  id: 6,
  name: 'DOGE',
  last: '0.38412',
  ask: '0.38423',
  bid: '0.38401',
  priceDecimals: 5,
  amountDecimals: 0,
  lotSize: '10',
};

/** Below a millionth. */
const PEPE: Coin = {
  id: 7,
  name: 'PEPE',
  last: '0.0000008765',
  ask: '0.0000008777',
  bid: '0.0000008754',
  priceDecimals: 10,
  amountDecimals: 0,
  step: '100',
  lotSize: '100000000',
};

export const COINS: readonly Coin[] = [BTC, DOGE, PEPE];

/** Every coin once after every other one. */
export const COIN_TOUR: readonly [Coin, ...Coin[]] = [BTC, DOGE, PEPE, BTC, PEPE, DOGE, BTC];

/** Matches a text with the name of another coin, or with the first digits of its prices. */
export function ofOtherCoins(shown: Coin): RegExp {
  const digits = { BTC: '97,?2', DOGE: String.raw`0\.384`, PEPE: String.raw`0\.00000087` };
  const other = COINS.filter((coin) => coin !== shown).map(({ name }) => name);
  return new RegExp(other.flatMap((name) => [name, digits[name]]).join('|'));
}

/** The coin of a request. */
export function coinOf({ currency_id }: { readonly currency_id: number }): Coin {
  const coin = COINS.find(({ id }) => id === currency_id);
  if (!coin) throw new Error(`no coin ${currency_id}`);
  return coin;
}

/** Handlers of the market of `COINS`, with leverage. */
export function coinMarketHandlers(): HttpHandler[] {
  return [
    respond(quotationNew, () => [
      {
        name: 'USDT',
        quotation: COINS.map(({ id, name, last, priceDecimals, amountDecimals, step, lotSize }) => ({
          legal_id: 3,
          currency_id: id,
          legal_name: 'USDT',
          currency_name: name,
          now_price: last,
          change: '1.5',
          volume: '1000',
          high: last,
          low: last,
          logo: '',
          legal_logo: '',
          is_display: 1,
          price_decimals: priceDecimals,
          number_decimals: amountDecimals,
          ...(step !== undefined && { number_step: step }),
          lever_share_num: lotSize,
          spread: '0.02',
          lever_trade_fee: '0.05',
        })),
      },
    ]),
    respond(tradeHistory, ({ request }) => [
      { id: 1, price: coinOf(request).last, number: '5', create_time: NOW, way: 2 },
    ]),
    respond(timeSeries, () => []),
    respond(currencyDetail, ({ request }) => ({ name: String(request.id), desc: 'A coin.' })),
  ];
}
