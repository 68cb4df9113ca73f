import { selectDialect } from '@bourse/api-client';
import { useAppSelector, useProductCapabilities } from '@bourse/feature-kit';
import { ONE } from '@bourse/decimal';
import { leveragePriceDecimals, useBestPrices, useLastPrice, type ReadableBook } from '@bourse/market';
import type { Pair, PairId } from '@bourse/contracts/market';
import { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import { leverCapabilities } from '@bourse/contracts/lever';
import type { FormInput } from '../rules/order-rules';
import { selectForm, type LeverFormState } from './slice';
import { useLotSizeOf } from './use-lot-size';

/** The entered values. Where the back end has no reduce-only orders, no order is one. */
function useEnteredOrder(pair: PairId) {
  const { mode, draft } = useAppSelector((state: { leverOrderForm: LeverFormState }) => selectForm(state, pair));
  const { reducesOnly } = useProductCapabilities(leverCapabilities);
  return { mode, draft: reducesOnly || !draft.isReduceOnly ? draft : { ...draft, isReduceOnly: false }, reducesOnly };
}

/** Input, market and account of a pair's order form, as the rules take them. */
export function useOrderInput(pair: Pair, book: ReadableBook) {
  const { mode, draft, reducesOnly } = useEnteredOrder(pair.id);
  const { deal } = useLeverDeal(pair.id);
  const account = useLeverAccount(pair.id);
  const best = useBestPrices(book);
  const last = useLastPrice(book);
  const lotSize = useLotSizeOf(pair);
  const needsBothStops = useAppSelector(selectDialect).stops === 'both';
  const minimum = deal?.minimumLots;
  const maximum = deal?.maximumLots;
  // An object of its own: `input` changes with every price, and the fields show the limits.
  const limits = { minimum: minimum ?? ONE, maximum };
  const input: FormInput = {
    pair: lotSize === undefined ? undefined : pair.id,
    priceDecimals: leveragePriceDecimals(pair),
    mode,
    draft,
    best: { long: best.ask, short: best.bid },
    live: last ?? pair.last,
    lotSize,
    rates:
      pair.spread === undefined || pair.leverFee === undefined
        ? undefined
        : { spread: pair.spread, tradeFee: pair.leverFee },
    limits,
    lotSizes: account.lotSizes,
    account: account.input,
    needsBothStops,
  };
  return { input, deal, isLoggedIn: account.isLoggedIn, reducesOnly };
}
