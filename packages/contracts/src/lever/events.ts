import { maybeDecimal, parseJson, reportMalformed, text } from '../wire';
import { defineEvent } from '../events';
import * as v from 'valibot';
import { maybeId, orderList, type LeverOrder } from './order';

/**
 * Orders as JSON text. Text that does not parse yields `undefined` and is reported; the other fields of the event are
 * still used. A missing field yields `undefined` too: the rows did not change.
 */
const ordersText = v.pipe(
  v.nullish(v.unknown()),
  v.transform((wire): readonly LeverOrder[] | undefined => {
    if (wire === undefined || wire === null) return undefined;
    try {
      const rows = v.safeParse(orderList, typeof wire === 'string' ? parseJson(wire) : wire);
      if (rows.success) return rows.output;
      reportMalformed('lever_trade orders', rows.issues);
    } catch {
      reportMalformed('lever_trade orders', [{ message: 'not JSON' }]);
    }
    return undefined;
  }),
  v.metadata({ json: orderList }),
);

/**
 * `lever_trade`: the user's risk rate, P/L, positions and pending orders. A payload replaces earlier ones with the same
 * fields only: the fields of a partial payload are not lost.
 */
export const leverTradeEvent = defineEvent({
  name: 'lever_trade',
  delivery: 'last',
  // 50 positions are expensive to parse and to render, and figures that change faster are not readable.
  everyMs: 250,
  key: () => 'user',
  wireKey: (wire) => Object.keys(wire ?? {}).join(' '),
  payload: v.pipe(
    v.object({
      type: v.optional(text),
      hazard_rate: maybeDecimal,
      profits_all: maybeDecimal,
      profits: maybeDecimal,
      trades_all: ordersText,
      trades_entrust: ordersText,
    }),
    v.transform((wire) => ({
      /** Per cent. */
      riskRate: wire.hazard_rate,
      /** Unrealised P/L of all positions. */
      profit: wire.profits_all ?? wire.profits,
      positions: wire.trades_all,
      entrusts: wire.trades_entrust,
    })),
  ),
});

/** `lever_closed`: a position of the user has closed. The payload is not used. Not every back end sends it. */
export const leverClosedEvent = defineEvent({
  name: 'lever_closed',
  delivery: 'last',
  key: () => 'user',
  payload: v.fallback(v.object({ id: maybeId }), { id: undefined }),
});

export type LeverUpdate = v.InferOutput<(typeof leverTradeEvent)['payload']>;
