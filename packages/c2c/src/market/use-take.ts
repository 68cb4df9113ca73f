import { compare, isGreater, type Decimal } from '@bourse/decimal';
import { pathWith, useTradePassword, useAppSelector, useNavigateFromHere, usePolling } from '@bourse/feature-kit';
import { type Finding, useWrite, type WriteResult } from '@bourse/safe-writes';
import { selectIsLoggedIn } from '@bourse/api-client';
import { useState } from 'react';
import { useAssetAvailableQuery, useOneAdQuery } from '../api';
import { useTakesParts } from './use-takes-parts';
import type { Ad } from '@bourse/contracts/c2c';
import { noteConfirmed } from '../order/seen-orders';
import { useFollowedOrders } from '../order-notices/use-followed-orders';
import { takeWrite, type TakeTicket } from '../writes/take-ad';
import { amountOfMoney, amountProblem, offeredAd, totalOf } from '../rules/ad-amounts';
import { viewerSideOf } from '../rules/premium';
import { PATHS } from '../paths';

function ticketOf(ad: Ad, amount: Decimal): TakeTicket {
  return {
    adId: ad.id,
    amount,
    isWhole: compare(amount, ad.remainder) === 0,
    price: ad.price,
    ...(ad.floating && { isFloating: true }),
    currency: ad.currency,
    merchant: ad.merchant,
    isPurchase: viewerSideOf(ad.type) === 'buy',
  };
}

type TakeState = ReturnType<typeof takeWrite.select>;

const IDLE: TakeState = { phase: 'idle' };

/** The action that a 997 or 998 refused: the user has left for the missing details and comes back to it. */
function interruptedTicket(state: TakeState): TakeTicket | undefined {
  if (state.phase !== 'refused') return undefined;
  const { kind } = state.failure;
  return kind === 'payeeMissing' || kind === 'unverified' ? state.ticket : undefined;
}

/** The amount as the user enters it: in coin, or as money. */
interface Entry {
  readonly amount?: Decimal | undefined;
  readonly money?: Decimal | undefined;
}

/** The dialog: its ad, what is entered, and whether a press has checked it. */
interface Taking {
  readonly ad?: Ad | undefined;
  readonly entry: Entry;
  readonly isChecked: boolean;
  /** The present price of an ad that follows the index has been read since the dialog was opened. */
  readonly isPriced?: boolean;
}

const CLOSED: Taking = { entry: {}, isChecked: false };

function amountTaken(ad: Ad, { amount, money }: Entry): Decimal | undefined {
  if (ad.minimum === undefined) return ad.remainder;
  return money === undefined ? amount : amountOfMoney(ad, money);
}

/** The coin that the seller of an ad has; `undefined` for a buyer and while unknown. */
function useSellerAvailable(ad: Ad | undefined): Decimal | undefined {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isSale = ad?.type === 'buy';
  const { currentData } = useAssetAvailableQuery(ad?.currencyId ?? 0, {
    skip: !isLoggedIn || !isSale || ad.currencyId === undefined,
  });
  return currentData;
}

/** The user's orders are being read for the first time. The order that a taken ad creates is the one that is not among them. */
function useIsReadingOrders(): boolean {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return useFollowedOrders({ skip: !isLoggedIn }).isLoading;
}

/** Opens the order that the user took, and keeps the confirmed amount; the list of orders where the order is not identified. */
function useOpenOrder() {
  const navigate = useNavigateFromHere();
  return (id: number | undefined, amount: Decimal | undefined) => {
    if (id !== undefined && amount) noteConfirmed(id, amount);
    navigate(pathWith(PATHS.orders, { id }));
  };
}

/** Interval of reads of a price that follows the index while it is shown, milliseconds. */
const PRICE_POLL_MS = 5000;

/**
 * The ad of the dialog as it is now, where its price follows the index. The first read is what the dialog shows; a later price is shown beside it, and
 * counts once the user has accepted it.
 */
function usePresentAd({ ad, isPriced }: Taking, change: (next: Partial<Taking>) => void) {
  const takesParts = useTakesParts();
  const skip = ad?.floating === undefined;
  const { currentData, isError, refetch } = useOneAdQuery(ad?.id ?? 0, { skip, ...usePolling(PRICE_POLL_MS) });
  const present = ad && currentData && offeredAd(currentData, takesParts);
  const isFirst = !skip && isPriced !== true && present !== undefined;
  if (isFirst) change({ ad: present, isPriced: true });
  const hasChanged = present !== undefined && ad && !isSamePrice(present, ad);
  return {
    changed: !isFirst && hasChanged ? present : undefined,
    /** The exchange refuses a price that is worse: a failed read is no reason to wait. */
    isReading: !skip && isPriced !== true && !isError,
    read: () => !skip && void refetch(),
    accept: () => present && change({ ad: present }),
  };
}

const isSamePrice = (one: Ad, other: Ad) =>
  compare(one.price, other.price) === 0 && one.floating?.isPaused !== true && other.floating?.isPaused !== true;

/** The write, with the trade password of the dialog. */
function useSubmitTake(onResult: (result: WriteResult<Finding, number | undefined>) => void) {
  const { confirm, pressUnasked, ...write } = useWrite(takeWrite, onResult);
  const tradePassword = useTradePassword('c2c');
  return {
    ...write,
    password: tradePassword.field,
    confirm: () => tradePassword.confirm(confirm),
    pressUnasked: (ticket: TakeTicket) => tradePassword.confirm(() => pressUnasked(ticket)),
  };
}

/**
 * After a 997 or 998: once the ads are there, `onReturn` is called with the interrupted ad and amount. Returns the state of the write without the
 * refusal of the earlier visit: the user has just entered what was missing.
 */
function useInterruptedTake(
  state: TakeState,
  ads: readonly Ad[],
  onReturn: (ad: Ad, amount: Decimal) => void,
): TakeState {
  const [atStart] = useState(state);
  const [interrupted, setInterrupted] = useState(() => interruptedTicket(state));
  const waiting = interrupted && ads.find(({ id }) => id === interrupted.adId);
  if (interrupted && waiting) {
    setInterrupted(undefined);
    onReturn(waiting, interrupted.amount);
  }
  return state === atStart && interruptedTicket(state) ? IDLE : state;
}

/**
 * Takes an ad and opens the order. After a 997 or 998 the dialog opens again with its quantity.
 * @param money the amount by which the market is filtered
 * @param ads the ads of the market
 */
export function useTake(money: Decimal | undefined, ads: readonly Ad[]) {
  const openOrder = useOpenOrder();
  const [taking, setTaking] = useState<Taking>(CLOSED);
  const { ad, entry, isChecked } = taking;
  const change = (next: Partial<Taking>) => setTaking((before) => ({ ...before, ...next }));
  const present = usePresentAd(taking, change);
  const available = useSellerAvailable(ad);
  const isReadingOrders = useIsReadingOrders();
  const taken = ad && amountTaken(ad, entry);

  const { password, press, pressUnasked, confirm, lookAgain, dismiss, ...write } = useSubmitTake((result) => {
    if (result.kind === 'refused') present.read();
    if (result.kind === 'done') openOrder(result.reply, taken);
    else if (result.kind === 'unknown' && result.finding?.kind === 'found') openOrder(result.finding.id, taken);
  });
  const state = useInterruptedTake(write.state, ads, (waiting, amount) =>
    setTaking({ ad: waiting, entry: { amount }, isChecked: false }),
  );

  const close = () => {
    setTaking(CLOSED);
    dismiss();
  };
  return {
    open: (chosen: Ad) => {
      dismiss();
      setTaking({ ad: chosen, entry: { money }, isChecked: false });
    },
    dialog: {
      ad,
      form: {
        values: { amount: taken, money: entry.money },
        errors: { amount: isChecked && ad ? amountProblem(ad, taken) : undefined },
        preview: {
          total: ad && taken && totalOf(ad, taken),
          isShort: available !== undefined && taken !== undefined && isGreater(taken, available),
        },
        submit: { state, isReadingOrders: isReadingOrders || present.isReading, password, lookAgain },
      },
      changed: present.changed,
      balance: { available },
      actions: {
        onPrice: present.accept,
        onAmount: (amount: Decimal | undefined) => change({ entry: { amount } }),
        onMoney: (typed: Decimal | undefined) => change({ entry: { money: typed } }),
        onClose: close,
        onTake: () => {
          if (!ad || taken === undefined || amountProblem(ad, taken)) return change({ isChecked: true });
          // After an uncertain outcome the write asks once more: the second press confirms.
          if (state.phase === 'found') return press(ticketOf(ad, taken));
          if (state.phase === 'confirming') return confirm();
          return pressUnasked(ticketOf(ad, taken));
        },
      },
    },
  };
}
