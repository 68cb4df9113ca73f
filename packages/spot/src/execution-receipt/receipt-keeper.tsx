import { rowsOfPages } from '@bourse/lists';
import { useAppDispatch, useAppSelector, useAppStore } from '@bourse/feature-kit';
import { selectIsLoggedIn } from '@bourse/api-client';
import { useFormat } from '@bourse/i18n';
import { priceDecimals, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { useToast } from '@bourse/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, type RefObject } from 'react';
import { useCompletedOrdersInfiniteQuery } from '../api';
import { spotMessages } from '../locales/messages';
import type { SpotState } from '../state';
import { orderWrite } from '../writes/order-write';
import { noteArrival } from '../rules/arrival';
import { followArrival } from './keep-arrival';
import { receiptsOf } from '../rules/match-fills';
import { ORDER_TOAST } from '../submit-order/outcome-words';
import { selectArrivals } from './slice';

/** Records the book when an order of this pair is sent. Returns the number of the last order. */
function useArrivals(pair: Pair, book: BookStore): RefObject<string> {
  const dispatch = useAppDispatch<SpotState>();
  const store = useAppStore<SpotState>();
  const noted = useRef('');
  useEffect(
    () =>
      store.subscribe(() => {
        const write = orderWrite.select(store.getState());
        if (write.phase !== 'sending') return;
        const { id, ticket, before } = write;
        if (noted.current === id || ticket.pair !== pair.id) return;
        noted.current = id;
        const best = { bid: book.get()?.bids[0]?.price, ask: book.get()?.asks[0]?.price };
        const note = noteArrival(id, ticket, before, best, Date.now());
        if (note) followArrival({ ...store, dispatch }, note);
      }),
    [store, dispatch, pair.id, book],
  );
  return noted;
}

/** Shows the result of a market order sent from this device once, when the history contains it, in place of the toast that it was sent. */
function useWordOfMarketOrder(pair: Pair, noted: RefObject<string>): void {
  const text = spotMessages.useText();
  const format = useFormat();
  const toast = useToast();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const newest = useAppSelector(selectArrivals)[0];
  const { currentData: data } = useCompletedOrdersInfiniteQuery(isLoggedIn ? { baseId: pair.baseId } : skipToken);
  const told = useRef('');

  useEffect(() => {
    if (newest?.order.mode !== 'market' || newest.order.pair !== pair.id) return;
    const { id } = newest;
    if (id !== noted.current || id === told.current) return;
    const [receipt] = receiptsOf([newest], rowsOfPages(data?.pages ?? [])).values();
    if (!receipt) return;
    told.current = id;
    const { base, quote, side } = newest.order;
    const amount = format.amount(receipt.filled);
    const price = format.price(receipt.average, priceDecimals(pair));
    toast.info(text(side === 'buy' ? 'receipt.bought' : 'receipt.sold', { amount, base, price, quote }), ORDER_TOAST);
  }, [newest, data, pair, noted, text, format, toast]);
}

export interface ReceiptKeeperProps {
  readonly pair: Pair;
  readonly book: BookStore;
}

/** Renders nothing: records the data for receipts while the deal screen of a pair is mounted. */
export function ReceiptKeeper({ pair, book }: ReceiptKeeperProps) {
  useWordOfMarketOrder(pair, useArrivals(pair, book));
  return null;
}
