import { selectIsLoggedIn } from '@bourse/api-client';
import { useAppDispatch, useAppSelector } from '@bourse/feature-kit';
import { priceDecimals, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { readStored, STORAGE_KEYS } from '@bourse/storage';
import { oversizeOf, useTouchedFields } from '@bourse/trading';
import { useMarketEstimate } from '../market-estimate/use-market-estimate';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useCompletedOrdersInfiniteQuery } from '../api';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { findProblems, type Problem } from '../rules/order-problems';
import { roundedTotal, summarise } from '../rules/order-rules';
import { useBlockedBy } from '../personal-limits/use-blocked-by';
import { useNoteSales } from '../personal-limits/use-note-sales';
import { useSubmitOrder } from '../submit-order/use-submit-order';
import { exitEntryOf } from '../rules/order-exits';
import { limitTypeOf, typeWarning } from '../rules/limit-types';
import { orderTicket } from '../rules/order-ticket';
import { orderWrite } from '../writes/order-write';
import type { FormActions, FormModel, MarketModel } from './model';
import { useDraftActions } from './use-draft-actions';
import { farPriceOf } from '../rules/far-price';
import { useOrderInput } from './use-order-input';

/** `index2` = 13 stops selling (section 4). */
const SALE_STOPPED = '13';

type FormField = Problem['field'];

/**
 * Keeps both lists cached, because the outcome of an order with a lost reply is found by comparing with them, and notes the results of
 * sales, because personal limits count them.
 */
function useOrderRecords(pair: Pair): void {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  useOpenOrders(pair);
  useCompletedOrdersInfiniteQuery(isLoggedIn ? { baseId: pair.baseId } : skipToken);
  useNoteSales(pair);
}

/** The confirmation closes when the form unmounts: its price may be old on return. */
function useClosedConfirmation(): void {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(orderWrite.takeBack()), [dispatch]);
}

/** The order form of a pair: what is entered, what is wrong with it, what the order would do, and its submission. */
export function useOrderForm(pair: Pair, book: BookStore, onPlaced?: () => void) {
  const { input, isLoggedIn, orderTypes, missingTypes, worth, portfolio, mid, last } = useOrderInput(pair, book);
  const submit = useSubmitOrder(pair.id, onPlaced);
  useOrderRecords(pair);
  useClosedConfirmation();
  const { side, mode, draft, best, available } = input;
  const blockedBy = useBlockedBy(side, pair.quote);
  const { touch, untouch, shownOf } = useTouchedFields<FormField>(`${pair.id}|${mode}|${side}`);
  const draftActions = useDraftActions(pair.id, input);
  const estimate = useMarketEstimate(book, side, mode === 'market' ? summarise(input).amount : undefined);
  const summary = summarise(input, estimate);
  const type = limitTypeOf(input);
  const far = farPriceOf({ side, mode, type, price: summary.price, trigger: draft.trigger }, best);
  const problems = findProblems(input, summary);

  const values: FormModel['values'] = { side, mode, draft };
  const errors: FormModel['errors'] = { all: problems, shown: shownOf(problems) };
  const preview: FormModel['preview'] = {
    summary,
    estimate,
    oversize: side === 'buy' ? oversizeOf(summary.total, portfolio) : undefined,
    far,
    exitEntry: exitEntryOf(input),
    isRounded: roundedTotal(draft, summary.total),
    typeWarning: typeWarning(type, side, { price: summary.price, trigger: draft.trigger, best, last }),
  };
  const market: MarketModel = {
    symbol: pair.symbol,
    base: pair.base,
    quote: pair.quote,
    pricePlaces: priceDecimals(pair),
    amountPlaces: input.amountPlaces,
    orderTypes,
    limitTypes: input.limitTypes ?? [],
    exits: input.exits,
    missingTypes,
    priceStep: input.priceStep,
    amountStep: input.amountStep,
    minAmount: input.minAmount,
    minTotal: input.minTotal,
    best,
    mid,
    takerFee: input.takerFee,
  };
  const actions: FormActions = {
    ...draftActions,
    onTouch: (...fields) => {
      // The confirmation dialog takes the focus from a field; that does not count as blur.
      if (submit.state.phase !== 'confirming') touch(...fields);
    },
    onSubmit: () => {
      const ticket = orderTicket(pair, input);
      if (!ticket || blockedBy !== undefined) return;
      // The form is cleared after the order is placed, and an untouched empty form shows no problems.
      untouch();
      submit.place(ticket, far?.mustAsk);
    },
    onAskAgain: submit.isAsking ? undefined : submit.askAgain,
  };
  return {
    values,
    errors,
    preview,
    submit,
    market,
    balance: { available, worth },
    actions,
    isLoggedIn,
    blockedBy,
    isSaleStopped: side === 'sell' && readStored(STORAGE_KEYS.saleStop) === SALE_STOPPED,
  };
}
