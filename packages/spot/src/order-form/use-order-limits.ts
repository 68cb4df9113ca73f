import { useProductCapabilities } from '@bourse/feature-kit';
import { orderCapabilities, type OrderLimits, type Pair } from '@bourse/contracts/market';
import { useAmountStep } from '../amount-step/amount-step';

const NO_LIMITS: Pick<OrderLimits, 'orderTypes' | 'limitTypes'> & Partial<OrderLimits> = {
  orderTypes: ['limit', 'market'],
  limitTypes: [],
};

/**
 * What the back end accepts of orders of the pair; `undefined` is no limit. The step of amounts is the one of the market list, else the
 * announced one, else one that was learned from a refusal.
 */
export function useOrderLimits(pair: Pick<Pair, 'id' | 'baseId' | 'quoteId' | 'amountStep'>) {
  const announced = useProductCapabilities(orderCapabilities).find(
    ({ baseId, quoteId }) => baseId === pair.baseId && quoteId === pair.quoteId,
  );
  const { orderTypes, limitTypes, priceStep, minAmount, minTotal } = announced ?? NO_LIMITS;
  const amountStep = useAmountStep({ id: pair.id, amountStep: pair.amountStep ?? announced?.amountStep });
  return { orderTypes, limitTypes, priceStep, amountStep, minAmount, minTotal };
}
