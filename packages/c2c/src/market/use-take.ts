import type { Decimal } from '@bourse/decimal';
import { PATHS, pathWith, useWrite, runMutation, type Thunk } from '@bourse/feature-kit';
import type { ExchangeState } from '@bourse/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { c2cApi } from '../api';
import type { Ad } from '../contract';
import { takeWrite, type TakeTicket } from '../writes/take-ad';
import { amountFor, amountProblem } from './ad-amounts';
import { viewerSideOf } from './premium';

/** The id of the newest order that the user took; the reply of the call does not have it. */
const newestOrderId = (): Thunk<ExchangeState, Promise<number | undefined>> => async (dispatch) => {
  const { data } = await dispatch(runMutation(c2cApi.endpoints.askOrders, undefined));
  return data?.find(({ isPublisher }) => isPublisher !== true)?.id;
};

function ticketOf(ad: Ad, amount: Decimal): TakeTicket {
  return {
    adId: ad.id,
    amount,
    isWhole: amount === ad.remainder,
    price: ad.price,
    currency: ad.currency,
    merchant: ad.merchant,
    isPurchase: viewerSideOf(ad.type) === 'buy',
  };
}

/** The action that a 997 or 998 refused: the user has left for the missing details and comes back to it. */
function interruptedTicket(state: ReturnType<typeof takeWrite.select>): TakeTicket | undefined {
  if (state.phase !== 'refused') return undefined;
  const { kind } = state.failure;
  return kind === 'payeeMissing' || kind === 'unverified' ? state.ticket : undefined;
}

/**
 * Takes an ad and opens the order. After a 997 or 998 the dialog opens again with its quantity.
 * @param money the amount by which the market is filtered
 * @param ads the ads of the market
 */
export function useTake(money: Decimal | undefined, ads: readonly Ad[]) {
  const dispatch = useDispatch<ThunkDispatch<ExchangeState, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const [ad, setAd] = useState<Ad>();
  const [amount, setAmount] = useState<Decimal>();
  const [isChecked, setChecked] = useState(false);

  const toOrder = (id: number | undefined) => navigate(pathWith(PATHS.c2cOrders, { id }));
  const { state, press, pressUnasked, confirm, lookAgain, dismiss } = useWrite(takeWrite, (result) => {
    if (result.kind === 'done') void dispatch(newestOrderId()).then(toOrder);
    else if (result.kind === 'unknown' && result.finding?.kind === 'found') void toOrder(result.finding.id);
  });

  const [interrupted, setInterrupted] = useState(() => interruptedTicket(state));
  const isReturning = interrupted !== undefined;
  useEffect(() => {
    if (isReturning) dismiss();
    // oxlint-disable-next-line react/exhaustive-deps -- the refusal of the earlier visit is removed once, at the start
  }, []);
  const waiting = interrupted && ads.find(({ id }) => id === interrupted.adId);
  if (interrupted && waiting) {
    setInterrupted(undefined);
    setAd(waiting);
    setAmount(interrupted.amount);
  }

  const close = () => {
    setAd(undefined);
    dismiss();
  };
  return {
    open: (chosen: Ad) => {
      dismiss();
      setAd(chosen);
      setAmount(chosen.minimum === undefined ? undefined : money && amountFor(chosen, money));
      setChecked(false);
    },
    dialog: {
      ad,
      amount,
      onAmount: setAmount,
      isChecked,
      write: state,
      onClose: close,
      onLookAgain: lookAgain,
      onDismiss: close,
      onTake: () => {
        const taken = ad && (ad.minimum === undefined ? ad.remainder : amount);
        if (!ad || taken === undefined || amountProblem(ad, taken)) return setChecked(true);
        // After an uncertain outcome the write asks once more: the second press confirms.
        if (state.phase === 'confirming') return confirm();
        if (state.phase === 'found') return press(ticketOf(ad, taken));
        return pressUnasked(ticketOf(ad, taken));
      },
    },
  };
}
