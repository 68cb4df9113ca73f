import { useAppDispatch } from '@bourse/feature-kit';
import { readStored, STORAGE_KEYS } from '@bourse/storage';
import { selectIsLoggedIn } from '@bourse/api-client';
import { decimal, percentOf, times, type Decimal } from '@bourse/decimal';
import { useBestPrices, type BookStore } from '@bourse/market';
import type { Pair, OrderMode, Side } from '@bourse/market/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useCompletedOrdersInfiniteQuery } from '../api';
import { useDeal } from '../deal-screen/use-deal';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { orderTicket } from '../submit-order/order-ticket';
import { orderWrite } from '../submit-order/order-write';
import { useSubmitOrder } from '../submit-order/use-submit-order';
import { storeMode } from './mode-storage';
import { limitPrice, useAffordable, useAmountStep, useTouchedFields } from '@bourse/trading';
import {
  AMOUNT_PLACES,
  bestPrice,
  findProblems,
  SLIDER_PLACES,
  summarise,
  type Draft,
  type OrderInput,
  type PercentStep,
  type Problem,
} from './rules';
import {
  amountTyped,
  modeChosen,
  percentChosen,
  priceTyped,
  selectForm,
  totalTyped,
  type OrderFormState,
} from './slice';

/** `index2` = 13 stops selling (section 4). */
const SALE_STOPPED = '13';

type FormField = Problem['field'];

/** The part of the money that a buy by percent spends. */
function moneyToSpend(side: Side, { quantity }: Draft, available: Decimal | undefined): Decimal | undefined {
  if (side !== 'buy' || quantity.by !== 'percent' || available === undefined) return undefined;
  return percentOf(available, decimal(quantity.percent));
}

/** Logic of a pair's order form: raw values in, view props out. */
export function useOrderForm(pair: Pair, book: BookStore, onPlaced?: () => void) {
  const dispatch = useAppDispatch();
  const form = useSelector((state: { spotOrderForm: OrderFormState }) => selectForm(state, pair.id));
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { deal } = useDeal(pair);
  const submit = useSubmitOrder(pair.id, onPlaced);
  const amountStep = useAmountStep(pair);
  // Keeps both lists cached: the outcome of an order with a lost reply is found by comparing with them.
  useOpenOrders(pair);
  useCompletedOrdersInfiniteQuery(isLoggedIn ? { baseId: pair.baseId } : skipToken);
  // The confirmation closes when the form unmounts: its price may be old on return.
  useEffect(() => () => void dispatch(orderWrite.takeBack()), [dispatch]);

  const { mode, side } = form;
  const { touch, untouch, shownOf } = useTouchedFields<FormField>(`${pair.id}|${mode}|${side}`);
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
    sliderPlaces: pair.amountDecimals ?? SLIDER_PLACES,
    amountStep,
    takerFee: deal?.takerFee,
  };
  const summary = summarise(input);
  const problems = findProblems(input, summary);

  const typePrice = (price: Decimal | undefined) => void dispatch(priceTyped({ pair: pair.id, price }));
  /** The offered price becomes the typed one: it no longer follows the market. */
  const keepPrice = () => {
    const offered = limitPrice(draft, best);
    if (mode === 'limit' && draft.price === undefined && offered !== undefined) typePrice(offered);
  };

  const worthOfBase = deal?.cnyPrice && deal.baseAvailable && times(deal.baseAvailable, deal.cnyPrice);
  return {
    dispatch,
    input,
    /** Worth of the available balance in yuan. */
    worth: isLoggedIn ? (side === 'buy' ? deal?.quoteAvailableCny : worthOfBase) : undefined,
    summary,
    problems,
    shownProblems: shownOf(problems),
    isLoggedIn,
    isSaleStopped: side === 'sell' && readStored(STORAGE_KEYS.saleStop) === SALE_STOPPED,
    submit,
    /** Remembered for the pair on this device. */
    chooseMode: (next: OrderMode) => {
      dispatch(modeChosen({ pair: pair.id, mode: next }));
      storeMode(pair.id, next);
    },
    keepPrice,
    typePrice,
    typeAmount: (amount: Decimal | undefined) => {
      keepPrice();
      dispatch(amountTyped({ pair: pair.id, amount }));
    },
    typeTotal: (total: Decimal | undefined) => {
      keepPrice();
      dispatch(totalTyped({ pair: pair.id, total }));
    },
    choosePercent: (percent: PercentStep) => {
      keepPrice();
      dispatch(percentChosen({ pair: pair.id, percent }));
    },
    touch: (...fields: FormField[]) => {
      // The confirmation dialog takes the focus from a field; that does not count as blur.
      if (submit.state.phase !== 'confirming') touch(...fields);
    },
    /** Submit: sends the order if there are no problems. */
    place: () => {
      const ticket = orderTicket(pair, input);
      if (!ticket) return;
      // The form is cleared after the order is placed, and an untouched empty form shows no problems.
      untouch();
      submit.place(ticket);
    },
  };
}
