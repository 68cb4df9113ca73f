import { LIMIT_TYPES, type LimitType } from '@bourse/contracts/market';
import * as v from 'valibot';
import { sendsInForce, venueFacts } from './exchange-options';

/** ccxt's names of how long an order is in force. */
const IN_FORCE = { post_only: 'PO', ioc: 'IOC', fok: 'FOK' } as const;
/** Types of a pair's own list, as Binance has it. */
const PAIR_TYPES: Partial<Readonly<Record<LimitType, string>>> = {
  post_only: 'LIMIT_MAKER',
  stop_limit: 'STOP_LOSS_LIMIT',
};

/** What ccxt's `features` tell of the orders of pairs. */
const features = v.fallback(
  v.object({
    timeInForce: v.fallback(v.record(v.string(), v.unknown()), {}),
    stopLossPrice: v.fallback(v.boolean(), false),
  }),
  { timeInForce: {}, stopLossPrice: false },
);

/**
 * Types of limit orders that a pair takes beyond the plain one. ccxt's `features` name some that it does not send, and stop-limit orders that
 * it lists apart from other orders or sends in another form: `exchange-options.ts` has the venues that were reviewed.
 * @param created `features.spot.createOrder` of ccxt
 * @param ofPair the pair's own list of types; `undefined`: the venue has none
 */
export function limitTypesOf(
  venueId: string,
  created: unknown,
  ofPair: readonly string[] | undefined,
): readonly LimitType[] {
  const { timeInForce, stopLossPrice } = v.parse(features, created);
  const { hasStopLimits } = venueFacts(venueId);
  return LIMIT_TYPES.filter((type) => {
    const named = PAIR_TYPES[type];
    if (ofPair && named !== undefined && !ofPair.includes(named)) return false;
    if (type === 'stop_limit') return stopLossPrice && hasStopLimits === true;
    return timeInForce[IN_FORCE[type]] === true && sendsInForce(venueId, type);
  });
}
