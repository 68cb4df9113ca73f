import { selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector, useAppDispatch, useProductCapabilities } from '@bourse/feature-kit';
import { decimal, percentOf, plus, times, type Decimal } from '@bourse/decimal';
import { priceDecimals, useBestPrices, type BookStore } from '@bourse/market';
import {
  type Pair,
  type Side,
  type OrderMode,
  type PairId,
  orderCapabilities,
  type OrderLimits,
} from '@bourse/contracts/market';
import { useEffect } from 'react';
import { useAffordable } from '../market-estimate/use-market-estimate';
import { useAmountStep } from '../amount-step/amount-step';
import { useDeal } from '../deal-screen/use-deal';
import { missingTypes } from '../rules/limit-types';
import { AMOUNT_PLACES, bestPrice, midPrice, SLIDER_PLACES, type Draft, type OrderInput } from '../rules/order-rules';
import { selectForm, type OrderFormState, modeChosen } from './slice';
import { usePairLast } from './use-pair-last';

/** The typed total of a market order, or the part of the money that a buy by percent spends. */
function moneyToSpend(side: Side, { quantity }: Draft, available: Decimal | undefined): Decimal | undefined {
  if (quantity.by === 'total') return quantity.total;
  if (side !== 'buy' || quantity.by !== 'percent' || available === undefined) return undefined;
  return percentOf(available, decimal(quantity.percent));
}

/** Chooses an offered type of order where the chosen one is not offered for the pair. The choice of the device is kept for others. */
function useOfferedMode(pair: PairId, mode: OrderMode, offered: readonly OrderMode[]): void {
  const dispatch = useAppDispatch();
  const [first] = offered;
  const isOffered = first === undefined || offered.includes(mode);
  useEffect(() => {
    if (!isOffered) dispatch(modeChosen({ pair, mode: first }));
  }, [dispatch, pair, isOffered, first]);
}

const NO_LIMITS: Pick<OrderLimits, 'orderTypes' | 'limitTypes' | 'exits'> & Partial<OrderLimits> = {
  orderTypes: ['limit', 'market'],
  limitTypes: [],
  exits: [],
};

/**
 * Limits of the back end for orders of the pair; `undefined` is no limit. The step of amounts is the one of the market list, else the
 * announced one, else one that was learned from a refusal.
 */
export function useOrderLimits(pair: Pick<Pair, 'id' | 'baseId' | 'quoteId' | 'amountStep'>) {
  const announced = useProductCapabilities(orderCapabilities).find(
    ({ baseId, quoteId }) => baseId === pair.baseId && quoteId === pair.quoteId,
  );
  const { orderTypes, limitTypes, exits, priceStep, minAmount, minTotal } = announced ?? NO_LIMITS;
  const amountStep = useAmountStep({ id: pair.id, amountStep: pair.amountStep ?? announced?.amountStep });
  return {
    orderTypes,
    limitTypes,
    exits,
    missing: missingTypes(announced),
    priceStep,
    amountStep,
    minAmount,
    minTotal,
  };
}

/** Input, market and balance of a pair's order form, as the rules take them. */
export function useOrderInput(pair: Pair, book: BookStore) {
  const { mode, side, drafts } = useAppSelector((state: { spotOrderForm: OrderFormState }) =>
    selectForm(state, pair.id),
  );
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { deal } = useDeal(pair);
  const prices = useBestPrices(book);
  const best = bestPrice(side, prices);
  const last = usePairLast(pair.id, book);
  const { orderTypes, limitTypes, missing, ...limits } = useOrderLimits(pair);
  useOfferedMode(pair.id, mode, orderTypes);
  const draft = drafts[mode][side];
  const available = side === 'buy' ? deal?.quoteAvailable : deal?.baseAvailable;
  const affordable = useAffordable(book, side, mode === 'market' ? moneyToSpend(side, draft, available) : undefined);
  const input: OrderInput = {
    side,
    mode,
    draft,
    best,
    affordable,
    available: isLoggedIn ? available : undefined,
    amountPlaces: pair.amountDecimals ?? AMOUNT_PLACES,
    sliderPlaces: pair.amountDecimals ?? SLIDER_PLACES,
    limitTypes,
    pricePlaces: priceDecimals(pair),
    ...limits,
    takerFee: deal?.takerFee,
  };
  const worthOfBase = deal?.cnyPrice && deal.baseAvailable && times(deal.baseAvailable, deal.cnyPrice);
  return {
    input,
    isLoggedIn,
    orderTypes,
    missingTypes: missing,
    last,
    /** Between the best prices, on a step of the prices; `undefined` while one of them is not known. */
    mid: midPrice(prices, priceDecimals(pair), limits.priceStep),
    /** Worth of both balances of the pair in quote currency; `undefined` while a figure is missing. */
    portfolio:
      isLoggedIn && deal?.quoteAvailable && deal.baseAvailable && deal.last
        ? plus(deal.quoteAvailable, times(deal.baseAvailable, deal.last))
        : undefined,
    /** Worth of the available balance in yuan. */
    worth: isLoggedIn ? (side === 'buy' ? deal?.quoteAvailableCny : worthOfBase) : undefined,
  };
}
