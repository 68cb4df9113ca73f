import type { WireReplyOf } from '@bourse/contracts/wire';
import { decimal, ZERO } from '@bourse/decimal';
import type { InferInput } from 'valibot';
import type { leverDeal, LeverOrder, leverMyTrade, OvernightCharge, overnightCharge } from '@bourse/contracts/lever';

/** 20 November 2026, 20:00 in Shanghai. */
export const OPENED_AT = Date.parse('2026-11-20T12:00:00Z');

/** A long position: 2 lots of 0.1 BTC, entry 97,000, multiple 10, mark 98,000. Margin 1,940, P/L +200 USDT. */
export function aPosition(overrides: Partial<LeverOrder> = {}): LeverOrder {
  return {
    id: 31,
    direction: 'long',
    symbol: 'BTC/USDT',
    pair: '1-3',
    lots: decimal(2),
    orderPrice: decimal(97_000),
    entryPrice: decimal(97_000),
    markPrice: decimal(98_000),
    margin: decimal(1940),
    initialMargin: decimal(1940),
    takeProfit: undefined,
    stopLoss: undefined,
    submittedAt: OPENED_AT,
    openedAt: OPENED_AT,
    handledAt: undefined,
    completedAt: undefined,
    tradeFee: decimal('13.58'),
    overnightFee: decimal(0),
    profit: decimal(200),
    multiple: decimal(10),
    liquidationPrice: undefined,
    isClosing: false,
    closeReason: undefined,
    ...overrides,
  };
}

export type WireLeverOrder = NonNullable<WireReplyOf<typeof leverMyTrade>['message']['data']>[number];

const seconds = (time: number | undefined) => (time === undefined ? 0 : time / 1000);

const WIRE_REASON = {
  user: 'user',
  batch: 'batch',
  stopLoss: 'stop_loss',
  takeProfit: 'take_profit',
  liquidation: 'liquidation',
  reduceOnly: 'reduce_only',
  nothingOpen: 'nothing_open',
} as const;

/** A filled sell of 4 lots, which closed position 31 and a part of another one with 40 USDT of profit. */
export function aFilledReduction(overrides: Partial<LeverOrder> = {}): LeverOrder {
  return aPosition({
    id: 33,
    direction: 'short',
    lots: decimal(4),
    entryPrice: decimal(101_000),
    margin: ZERO,
    tradeFee: ZERO,
    profit: decimal(40),
    multiple: decimal(1),
    openedAt: undefined,
    handledAt: OPENED_AT + 3_600_000,
    isReduceOnly: true,
    closes: [
      { id: 31, lots: decimal(3), profit: decimal(30) },
      { id: 34, lots: decimal(1), profit: decimal(10) },
    ],
    ...overrides,
  });
}

/** The fee of {@link aPosition} at the midnight after it was opened. */
export function anOvernightCharge(overrides: Partial<OvernightCharge> = {}): OvernightCharge {
  return {
    id: 1,
    orderId: 31,
    symbol: 'BTC/USDT',
    pair: '1-3',
    direction: 'long',
    chargedAt: Date.parse('2026-11-20T16:00:00Z'),
    lots: decimal(2),
    price: decimal(98_000),
    value: decimal(19_600),
    rate: decimal('0.01'),
    fee: decimal('1.96'),
    ...overrides,
  };
}

/** A charge in the wire format. */
export function toWireCharge(charge: OvernightCharge): InferInput<typeof overnightCharge> {
  const [baseId = 0, quoteId = 0] = (charge.pair ?? '0-0').split('-').map(Number);
  const { id, orderId, symbol, direction, chargedAt, lots, price, value, rate, fee } = charge;
  return {
    id,
    order_id: orderId,
    symbol,
    legal: quoteId,
    currency: baseId,
    type: direction === 'long' ? 1 : 2,
    time: seconds(chargedAt),
    share: lots,
    price,
    value,
    rate,
    fee,
  };
}

/** An order in the wire format. */
export function toWire(order: LeverOrder): WireLeverOrder {
  const [baseId = 0, quoteId = 0] = (order.pair ?? '0-0').split('-').map(Number);
  return {
    id: order.id,
    type: order.direction === 'long' ? 1 : 2,
    symbol: order.symbol,
    share: order.lots,
    ...(order.isClosing && { status: 2 }),
    origin_price: order.orderPrice,
    price: order.entryPrice,
    ...(order.markPrice !== undefined && { update_price: order.markPrice }),
    caution_money: order.margin,
    origin_caution_money: order.initialMargin,
    target_profit_price: order.takeProfit ?? '0',
    stop_loss_price: order.stopLoss ?? '0',
    ...(order.exitTrigger && { exit_trigger: order.exitTrigger }),
    ...(order.trail && { trail_distance: order.trail.distance, trail_unit: order.trail.unit }),
    create_time: seconds(order.submittedAt),
    transaction_time: seconds(order.openedAt),
    handle_time: seconds(order.handledAt),
    complete_time: seconds(order.completedAt),
    trade_fee: order.tradeFee,
    overnight_money: order.overnightFee,
    profits: order.profit,
    ...(order.pair !== undefined && { legal: quoteId, currency: baseId }),
    ...(order.multiple !== undefined && { multiple: order.multiple }),
    ...(order.isReduceOnly && { reduce_only: 1 }),
    ...(order.closes && { closes: order.closes.map(({ id, lots, profit }) => ({ id, share: lots, profits: profit })) }),
    ...(order.closeReason !== undefined && { close_reason: WIRE_REASON[order.closeReason] }),
  };
}

export type WireLeverDeal = WireReplyOf<typeof leverDeal>;

/** BTC/USDT around 97,000 with 10,000 USDT available in the contract account. */
export function aWireDeal(overrides: Partial<WireLeverDeal> = {}): WireLeverDeal {
  return {
    lever_transaction: {
      in: [
        { price: '96990', number: '1' },
        { price: '96980', number: '2' },
      ],
      out: [
        { price: '97000', number: '1' },
        { price: '97010', number: '2' },
      ],
    },
    last_price: '97000',
    ExRAte: '7.2',
    multiple: {
      muit: [{ value: 2 }, { value: 5 }, { value: 10 }, { value: 20 }, { value: 50 }, { value: 100 }],
      share: [{ value: 1 }, { value: 5 }, { value: 10 }],
    },
    lever_share_limit: { min: '1', max: '100' },
    all_levers: '10000',
    held_lever: '0',
    user_lever: '10000',
    my_transaction: [],
    maintenance_rate: '0.5',
    overnight_rate: '0.01',
    ...overrides,
  };
}
