import { EXIT_ABILITIES, LIMIT_TYPES, type orderCapabilities } from '@bourse/contracts/market';
import type { spotCapabilities } from '@bourse/contracts/spot';
import type * as v from 'valibot';
import type { Pair } from '../../catalog/types';
import type { Announced } from '../../core/product';

type Fields = v.InferInput<typeof orderCapabilities> & v.InferInput<typeof spotCapabilities>;

/** Spot trading, with fee tiers, and the order types and the steps of each pair. */
export const ANNOUNCED: Announced = {
  names: ['spot'],
  fields: (pairs): Fields => ({ order_amend: 1, fee_tiers: 1, order_limits: pairs.map(limitsOf) }),
};

const limitsOf = ({ baseId, quoteId, tickSize, lotSize, minQuantity }: Pair) => ({
  currency_id: baseId,
  legal_id: quoteId,
  order_types: ['limit', 'market', ...LIMIT_TYPES, ...EXIT_ABILITIES],
  price_step: tickSize,
  number_step: lotSize,
  min_number: minQuantity,
});
