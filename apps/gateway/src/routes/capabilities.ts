import { capabilities, OFFERED_UNLESS_ABSENT, type Capabilities } from '@bourse/contracts/site';
import type { leverCapabilities } from '@bourse/contracts/lever';
import type { orderCapabilities } from '@bourse/contracts/market';
import type { spotCapabilities } from '@bourse/contracts/spot';
import type * as v from 'valibot';
import { multiplesOf } from '../leverage/terms';
import type { GatewayRouter, Services } from '../services';

/** The state of the venue's prices: `late` of some pairs, `gone` of all. */
function pricesOf(venue: Services['venue'], market: Services['market']) {
  const pairs = market.pairs().map(({ id, symbol }) => ({ id, symbol, late: market.isLate(symbol) ? 1 : 0 }));
  const late = pairs.filter((pair) => pair.late === 1).length;
  const state = late === 0 ? ('live' as const) : late < pairs.length ? ('late' as const) : ('gone' as const);
  return { venue: venue.name, state, recorded: 0, traded: 1, pairs };
}

/** Accounts are the venue's own. */
const ABSENT = [...OFFERED_UNLESS_ABSENT];

/** Announces the products that the venue and the settings offer. All others are absent: their calls are answered with 404. */
export function capabilityRoutes({ route }: GatewayRouter, { venue, market, config, trading }: Services): void {
  const offered = [
    ['spot', true],
    ['leverage', trading?.leverage !== undefined && market.contracts().length > 0],
    ['deposits', trading !== undefined && venue.abilities.depositAddress],
    ['withdrawals', trading !== undefined && venue.abilities.withdraw && config.allowsWithdrawals],
  ] as const;
  const products = offered.flatMap(([name, isOffered]) => (isOffered ? [name] : []));

  // Without keys there is no account: the public data are those of the live market.
  const account: Capabilities['account'] = trading && (config.isLive ? 'live' : 'testnet');

  route(capabilities, () => {
    const orders: v.InferInput<typeof orderCapabilities> = {
      order_limits: market.pairs().map(({ baseId, quoteId, terms, contract }) => ({
        currency_id: baseId,
        legal_id: quoteId,
        order_types: ['limit', ...(venue.abilities.marketOrders ? ['market'] : []), ...(terms.limitTypes ?? [])],
        price_step: terms.priceStep,
        number_step: terms.amountStep,
        min_number: terms.minAmount,
        min_total: terms.minNotional,
        ...(trading?.leverage &&
          contract && {
            leverage: { multiples: multiplesOf(contract, config.largestMultiple), lot_size: contract.amountStep },
          }),
      })),
    };
    const edits: v.InferInput<typeof spotCapabilities> = trading && venue.abilities.edits ? { order_amend: 1 } : {};
    const parts: v.InferInput<typeof leverCapabilities> = trading?.leverage
      ? {
          leverage_order_types: ['reduce_only', ...(trading.leverage.attachesExits ? ['attached_exits'] : [])],
          leverage_partial_close: 1,
        }
      : {};
    return { ...orders, ...edits, ...parts, products, absent: ABSENT, account, prices: pricesOf(venue, market) };
  });
}
