import { readStored, selectIsLoggedIn, STORAGE_KEYS } from '@bourse/api-client';
import { decimal, percentOf, type Decimal } from '@bourse/decimal';
import { useBestPrices, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCompletedOrdersInfiniteQuery } from '../api';
import type { OrderMode, Side } from '../contract';
import { useDeal } from '../deal-screen/use-deal';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { takenBack } from '../submit-order/slice';
import { useSubmitOrder } from '../submit-order/use-submit-order';
import { storeMode } from './mode-storage';
import { useAffordable } from './use-market-estimate';
import { AMOUNT_PLACES, bestPrice, findProblems, summarise, type Draft, type OrderInput, type Problem } from './rules';
import { modeChosen, selectForm, type OrderFormState } from './slice';

/** `index2` = 13 stops selling (section 4). */
const SALE_STOPPED = '13';

type FormField = Problem['field'];

/** The part of the money that a buy by percent spends. */
function moneyToSpend(side: Side, { quantity }: Draft, available: Decimal | undefined): Decimal | undefined {
  if (side !== 'buy' || quantity.by !== 'percent' || available === undefined) return undefined;
  return percentOf(available, decimal(quantity.percent));
}

/** Everything about the order form of a pair that is not drawing: raw values in, what the view shows out. */
export function useOrderForm(pair: Pair, book: BookStore) {
  const dispatch = useDispatch();
  const form = useSelector((state: { spotOrderForm: OrderFormState }) => selectForm(state, pair.id));
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { deal } = useDeal(pair);
  const submit = useSubmitOrder();
  // Both lists are kept at hand: what became of an order whose reply is lost is the difference to them.
  useOpenOrders(pair);
  useCompletedOrdersInfiniteQuery(isLoggedIn ? { baseId: pair.baseId } : skipToken);
  // Who leaves the form leaves the question too: on return it would stand there for an old price.
  useEffect(() => () => void dispatch(takenBack()), [dispatch]);
  const [touched, setTouched] = useState<{ of: string; fields: readonly FormField[] }>({ of: '', fields: [] });

  const { mode, side } = form;
  const best = bestPrice(side, useBestPrices(book));
  const available = side === 'buy' ? deal?.quoteAvailable : deal?.baseAvailable;
  const draft = form.drafts[mode][side];
  const input: OrderInput = {
    side,
    mode,
    draft,
    best,
    affordable: useAffordable(book, mode === 'market' ? moneyToSpend(side, draft, available) : undefined),
    available: isLoggedIn ? available : undefined,
    amountPlaces: pair.amountDecimals ?? AMOUNT_PLACES,
    takerFee: deal?.takerFee,
  };
  const summary = summarise(input);
  const problems = findProblems(input, summary);
  // What is wrong is said after touching: fields of another side, mode or pair have not been touched.
  const draftKey = `${pair.id}|${mode}|${side}`;
  const touchedFields = touched.of === draftKey ? touched.fields : [];

  return {
    dispatch,
    input,
    summary,
    problems,
    touched: touchedFields,
    isLoggedIn,
    isSaleStopped: side === 'sell' && readStored(STORAGE_KEYS.saleStop) === SALE_STOPPED,
    submit,
    /** Remembered for the pair on this device. */
    chooseMode: (next: OrderMode) => {
      dispatch(modeChosen({ pair: pair.id, mode: next }));
      storeMode(pair.id, next);
    },
    touch: (...fields: FormField[]) => {
      // The confirmation takes the focus from a field whose order is about to go: that is no leaving of the field.
      if (submit.submission.phase !== 'confirming') setTouched({ of: draftKey, fields: [...touchedFields, ...fields] });
    },
    /** The button: the order as it stands, if nothing is wrong with it. */
    place: () => {
      const { price, amount } = summary;
      if (problems.length > 0 || price === undefined || amount === undefined) return;
      // The form is empty once the order is placed, and an empty form that nobody touched is not wrong.
      setTouched({ of: '', fields: [] });
      const { id, baseId, quoteId, base, quote } = pair;
      submit.place({ pair: id, baseId, quoteId, base, quote, side, mode, price, amount, draft });
    },
  };
}
