import { plus, roundHalfUp, sum, times, ZERO, type Decimal } from '@bourse/decimal';
import type { Exchange } from '../exchange-interface';
import type { Balance } from '../ledger/types';
import type { MarketData } from '../market-data/market-data';
import { usdtPrice } from './wire';

const WORTH_DECIMALS = 8;

/** Total value of balances in USDT, amounts on hold included; a currency without a price counts as zero. */
export function worthOfAll(balances: readonly Balance[], exchange: Exchange, market: MarketData): Decimal {
  const each = balances.map(({ currencyId, available, held }) =>
    times(plus(available, held), usdtPrice(exchange, market, currencyId) ?? ZERO),
  );
  return roundHalfUp(sum(each), WORTH_DECIMALS);
}
