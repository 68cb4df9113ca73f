import type { WireReplyOf } from '@bourse/contracts/wire';
import { decimal } from '@bourse/decimal';
import {
  DIRECTION_TYPE,
  ORDER_STATUS,
  type OptionOrder,
  type optionOrders,
  type payableCurrencies,
} from '@bourse/contracts/micro-options';

/** 20 November 2026, 20:00 in Shanghai. */
export const OPENED_AT = Date.parse('2026-11-20T12:00:00Z');

export type WireOption = NonNullable<WireReplyOf<typeof optionOrders>['data']>[number];
export type WirePayable = NonNullable<WireReplyOf<typeof payableCurrencies>>[number];

/** An up option of 100 USDT on BTC/USDT at 104,000 with 30 seconds and 75 % profit; 20 seconds remain. */
export function anOption(overrides: Partial<OptionOrder> = {}): OptionOrder {
  return {
    id: 41,
    symbol: 'BTC/USDT',
    matchId: 7,
    seconds: 30,
    amount: decimal(100),
    currency: 'USDT',
    openPrice: decimal(104_000),
    endPrice: undefined,
    direction: 'up',
    status: 'trading',
    profitRatio: decimal(75),
    lossRatio: undefined,
    remaining: 20_000,
    profit: undefined,
    fee: decimal('0.2'),
    openedAt: OPENED_AT,
    settledAt: undefined,
    ...overrides,
  };
}

/** The same as settled by the exchange: a win of 75 USDT at 104,010. */
export function aSettledOption(overrides: Partial<OptionOrder> = {}): OptionOrder {
  return anOption({
    status: 'closed',
    endPrice: decimal(104_010),
    remaining: 0,
    profit: decimal(75),
    settledAt: OPENED_AT + 30_000,
    ...overrides,
  });
}

/** An option in the wire format. */
export function toWire(option: OptionOrder): WireOption {
  return {
    id: option.id,
    ...(option.matchId !== undefined && { match_id: option.matchId }),
    symbol_name: option.symbol,
    seconds: option.seconds,
    number: option.amount,
    currency_name: option.currency,
    open_price: option.openPrice,
    end_price: option.endPrice ?? '0',
    type: DIRECTION_TYPE[option.direction],
    status: ORDER_STATUS[option.status],
    profit_ratio: option.profitRatio,
    ...(option.lossRatio !== undefined && { loss_ratio: option.lossRatio }),
    remain_milli_seconds: option.remaining,
    fact_profits: option.profit ?? '0',
    fee: option.fee,
    ...(option.openedAt !== undefined && { create_time: option.openedAt / 1000 }),
    ...(option.settledAt !== undefined && { handle_time: option.settledAt / 1000 }),
  };
}

/** USDT with 1,000 available, presets 10 to 500 and a fee of 0.2 %. */
export function aWirePayable(overrides: Partial<WirePayable & object> = {}): WirePayable {
  return {
    id: 3,
    name: 'USDT',
    micro_numbers: [{ number: 10 }, { number: 50 }, { number: 100 }, { number: 500 }],
    micro_trade_fee: '0.2',
    user_wallet: { micro_with_insurance: '1000' },
    insurance_types: [],
    ...overrides,
  };
}
