import { BOOK_LEVELS, seconds } from '@bourse/contract-server';
import { plus, roundHalfUp, runningSums, times, ZERO, type Decimal } from '@bourse/decimal';
import { Ids } from './market/ids';
import type { GatewayMarket } from './market/gateway-market';
import type { VenueBalance, VenueBook, VenueLevel, VenueTrade } from './venue/types';

/* Converts the venue's records to the wire format. */

const WORTH_DECIMALS = 8;

/** Ids of orders, fills and transfers: the venue names them by texts. */
export const rowIds = new Ids();

function levels(side: readonly VenueLevel[], most: number) {
  const shown = side.slice(0, most);
  const sums = runningSums(shown.map(([, amount]) => amount));
  return shown.map(([price, number], index) => ({ price, number, sum: sums[index] ?? ZERO }));
}

/** Both sides of a book, best price first, with cumulative amounts. */
export function bookSides({ bids, asks }: Pick<VenueBook, 'bids' | 'asks'>, most = BOOK_LEVELS) {
  return { in: levels(bids, most), out: levels(asks, most) };
}

/** A public trade; `way` 2: the taker bought. */
export function publicTrade({ id, symbol, at, price, amount, side }: VenueTrade) {
  return {
    ...(id !== undefined && { id: rowIds.of(`trade ${symbol} ${id}`) }),
    price,
    number: amount,
    create_time: at === undefined ? undefined : seconds(at),
    ...(side && { way: side === 'buy' ? 2 : 1, type: side === 'buy' ? 'in' : 'out' }),
  };
}

/** Total value of balances in USDT, amounts on hold included; a currency without a price counts as zero. */
export function worthOfAll(balances: readonly VenueBalance[], market: GatewayMarket): Decimal {
  const worth = balances.reduce(
    (sum, { currency, total }) => plus(sum, times(total, market.worthOf(currency) ?? ZERO)),
    ZERO,
  );
  return roundHalfUp(worth, WORTH_DECIMALS);
}
