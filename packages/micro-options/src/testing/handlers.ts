import type { ReceivedOf } from '@bourse/contracts/wire';
import { respond } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { HttpHandler } from 'msw';
import {
  DIRECTION_TYPE,
  optionOrders,
  optionSeconds,
  optionSubmit,
  ORDER_STATUS,
  payableCurrencies,
  type OptionOrder,
} from '@bourse/contracts/micro-options';
import { anOption, aWirePayable, toWire, type WirePayable } from './fixtures';

/** State of the exchange of tests and stories; a change shows in the next reply. */
export interface OptionExchange {
  payable: WirePayable[];
  durations: { seconds: number; profit_ratio: string; loss_ratio?: string }[];
  trading: OptionOrder[];
  closed: OptionOrder[];
  /** Requests of `submit` in order. */
  readonly submitted: ReceivedOf<typeof optionSubmit>[];
}

/** Options in USDT over 30 and 60 seconds, and no orders. */
export function optionExchange(overrides: Partial<Omit<OptionExchange, 'submitted'>> = {}): OptionExchange {
  return {
    payable: [aWirePayable()],
    durations: [
      { seconds: 30, profit_ratio: '75' },
      { seconds: 60, profit_ratio: '80' },
    ],
    trading: [],
    closed: [],
    ...overrides,
    submitted: [],
  };
}

/** Handlers of MSW that answer as the exchange. Put others before them for failures. */
export function optionHandlers(exchange: OptionExchange): HttpHandler[] {
  return [
    respond(optionSeconds, () => exchange.durations),
    respond(payableCurrencies, () => exchange.payable),
    respond(optionOrders, ({ request }) => {
      const rows = request.status === ORDER_STATUS.trading ? exchange.trading : exchange.closed;
      const from = (request.page - 1) * request.limit;
      return { data: rows.slice(from, from + request.limit).map(toWire) };
    }),
    respond(optionSubmit, ({ request }) => {
      exchange.submitted.push(request);
      const duration = exchange.durations.find(({ seconds }) => seconds === request.seconds);
      const option = anOption({
        id: 100 + exchange.submitted.length,
        matchId: request.match_id,
        seconds: request.seconds,
        remaining: request.seconds * 1000,
        amount: request.number,
        direction: request.type === DIRECTION_TYPE.up ? 'up' : 'down',
        ...(duration && { profitRatio: decimal(duration.profit_ratio) }),
      });
      exchange.trading = [option, ...exchange.trading];
      return SERVER_TEXTS.orderPlaced;
    }),
  ];
}
