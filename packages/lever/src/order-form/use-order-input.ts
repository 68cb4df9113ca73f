import { selectDialect } from '@bourse/api-client';
import { useAppSelector, useProductCapabilities } from '@bourse/feature-kit';
import { ONE } from '@bourse/decimal';
import { leveragePriceDecimals, useBestPrices, useLastPrice, usePair, type ReadableBook } from '@bourse/market';
import type { Pair, PairId } from '@bourse/contracts/market';
import { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import { leverCapabilities } from '@bourse/contracts/lever';
import type { FormInput } from '../rules/order-rules';
import { useLastMultiple } from './last-multiples';
import { selectForm, type LeverFormState } from './slice';
import { useLotSizeOf } from './use-lot-size';

const NO_MULTIPLES: readonly number[] = [];

/** The entered values, with the multiple of the last order until one is chosen. Where the back end has no reduce-only orders or no trailing stops, no order is one. */
function useEnteredOrder(pair: PairId, multiples = NO_MULTIPLES) {
  const { mode, draft } = useAppSelector((state: { leverOrderForm: LeverFormState }) => selectForm(state, pair));
  const { reducesOnly, attachesExits, trailsStops } = useProductCapabilities(leverCapabilities);
  const last = useLastMultiple(pair, multiples);
  const isReduceOnly = reducesOnly && draft.isReduceOnly;
  const isTrailing = attachesExits && trailsStops && draft.isTrailing;
  return {
    mode,
    draft: { ...draft, isReduceOnly, isTrailing, multiple: draft.multiple ?? last },
    reducesOnly,
    attachesExits,
    trailsStops: attachesExits && trailsStops,
  };
}

/** Input, market and account of a pair's order form, as the rules take them. */
export function useOrderInput(pair: Pair, book: ReadableBook) {
  const { deal } = useLeverDeal(pair.id);
  const { mode, draft, reducesOnly, attachesExits, trailsStops } = useEnteredOrder(pair.id, deal?.multiples);
  const account = useLeverAccount(pair.id);
  const best = useBestPrices(book);
  // A back end without a book has the last price with its pairs. That of `pair` is the one at which the screen opened.
  const quoted = usePair(pair.id)?.last;
  const last = useLastPrice(book) ?? quoted;
  const lotSize = useLotSizeOf(pair);
  const needsBothStops = useAppSelector(selectDialect).stops === 'both';
  const minimum = deal?.minimumLots;
  const maximum = deal?.maximumLots;
  // An object of its own: `input` changes with every price, and the fields show the limits.
  const limits = { minimum: minimum ?? ONE, maximum };
  const input = {
    pair: lotSize === undefined ? undefined : pair.id,
    priceDecimals: leveragePriceDecimals(pair),
    mode,
    draft,
    best: { long: best.ask, short: best.bid },
    live: last,
    lotSize,
    rates:
      pair.spread === undefined || pair.leverFee === undefined
        ? undefined
        : { spread: pair.spread, tradeFee: pair.leverFee },
    limits,
    lotSizes: account.lotSizes,
    account: account.input,
    needsBothStops,
    attachesExits,
  } satisfies FormInput;
  return { input, deal, isLoggedIn: account.isLoggedIn, reducesOnly, trailsStops };
}
