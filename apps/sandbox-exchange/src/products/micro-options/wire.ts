import type { WireReplyOf } from '@bourse/contracts/wire';
import { DIRECTION_TYPE, ORDER_STATUS, type optionOrders } from '@bourse/contracts/micro-options';
import { dateTime } from '@bourse/contract-server';
import type { Catalog } from '../../catalog/catalog';
import type { Currency, Pair } from '../../catalog/types';
import { fromUnits } from '../../ledger/money';
import type { OptionRecord } from './types';

type WireOrder = NonNullable<WireReplyOf<typeof optionOrders>['data']>[number] & object;

/** Finds currencies and pairs by id: the exchange for queries, the catalogue for commands. */
interface Names {
  currency(id: number): Currency | undefined;
  pair(id: number): Pair | undefined;
}

export const namesIn = (catalog: Catalog): Names => ({
  currency: (id) => catalog.currency(id),
  pair: (id) => catalog.terms(id)?.pair,
});

/** An option in the wire format. @param now epoch milliseconds */
export function wireOption(names: Names, option: OptionRecord, now: number): WireOrder {
  const currency = names.currency(option.currencyId);
  const money = (units: bigint) => fromUnits(units, currency?.scale ?? 0);
  const { settlement } = option;
  return {
    id: option.id,
    match_id: option.pairId,
    symbol_name: names.pair(option.pairId)?.symbol ?? '',
    seconds: option.seconds,
    number: money(option.amount),
    currency_name: currency?.code ?? '',
    open_price: option.openPrice,
    end_price: settlement?.endPrice ?? '0',
    type: DIRECTION_TYPE[option.direction],
    status: settlement ? ORDER_STATUS.closed : ORDER_STATUS.trading,
    profit_ratio: String(option.profitRatio),
    remain_milli_seconds: settlement ? 0 : Math.max(0, option.expiresAt - now),
    fact_profits: money(settlement?.profit ?? 0n),
    fee: money(option.fee),
    create_time: dateTime(option.openedAt),
    ...(settlement && { handle_time: dateTime(option.expiresAt) }),
  };
}
