import { capabilities, type Capabilities } from '@bourse/contracts/site';
import type { orderCapabilities } from '@bourse/contracts/market';
import type * as v from 'valibot';
import { multiplesOf } from '../leverage/terms';
import type { GatewayRouter, Services } from '../services';

/** Announces the products that the venue and the settings offer. All others are absent: their calls are answered with 404. */
export function capabilityRoutes({ route }: GatewayRouter, { venue, market, config, trading }: Services): void {
  const offered = [
    ['spot', true],
    ['leverage', trading?.leverage !== undefined && market.contracts().length > 0],
    ['deposits', trading !== undefined && venue.abilities.depositAddress],
    ['withdrawals', trading !== undefined && venue.abilities.withdraw && config.allowsWithdrawals],
  ] as const;
  const products = offered.flatMap(([name, isOffered]) => (isOffered ? [name] : []));

  const account: Capabilities['account'] = config.isLive ? 'live' : 'testnet';

  route(capabilities, () => {
    const orders: v.InferInput<typeof orderCapabilities> = {
      order_limits: market.pairs().map(({ baseId, quoteId, terms, contract }) => ({
        currency_id: baseId,
        legal_id: quoteId,
        order_types: venue.abilities.marketOrders ? ['limit', 'market'] : ['limit'],
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
    return { ...orders, products, account };
  });
}
