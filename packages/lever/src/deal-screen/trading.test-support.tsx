import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { featureKitMessages } from '@bourse/feature-kit';
import { renderFeature } from '@bourse/feature-kit/testing';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { preloadMessages } from '@bourse/i18n/testing';
import { decimal } from '@bourse/decimal';
import { chartsMessages } from '@bourse/charts';
import { createBookStore, marketMessages } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { tradingMessages } from '@bourse/trading';
import { dealMarketHandlers } from '@bourse/trading/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect } from 'vitest';
import { useLeverAccount } from '../account/use-lever-account';
import { Component as Background } from '../background';
import { leverMessages } from '../locales/messages';
import { OrderPanel } from '../order-form/order-panel';
import { OrdersList } from '../orders/orders-tabs';
import { reducers } from '../reducers';
import type { aTab } from '../writes/a-tab.test-support';
import { leverExchange, leverHandlers, type LeverExchange } from '../testing';

/** For the top of a test file: a new exchange for each test, and the texts. */
export function freshTrading() {
  const present: { exchange: LeverExchange } = { exchange: leverExchange() };
  const { server, heal } = freshServer(() => {
    present.exchange = leverExchange();
    return [...leverHandlers(present.exchange), ...dealMarketHandlers()];
  });
  beforeAll(() =>
    preloadMessages([
      leverMessages,
      chartsMessages,
      marketMessages,
      tradingMessages,
      featureKitMessages,
      safeWritesMessages,
      listsMessages,
      uiKitMessages,
    ]),
  );
  beforeEach(() => {
    stubLayout(1680);
    localStorage.removeItem('bourse.userEvents');
    localStorage.removeItem('bourse.lever.sizeUnit');
    localStorage.removeItem('bourse.lever.multiples');
    localStorage.removeItem('bourse.lever.details');
  });
  return { server, heal, present };
}

export const pair = aPair({ lotSize: decimal('0.1'), spread: decimal('0.02'), leverFee: decimal('0.05') });

/** The form and the positions of a pair, with the background component. */
function Trading() {
  const account = useLeverAccount(pair.id);
  const [book] = useState(() => {
    const store = createBookStore();
    const level = (price: number) => ({ price: decimal(price), amount: decimal(1), sum: decimal(1) });
    store.replace({ bids: [level(96_990)], asks: [level(97_000)], last: decimal(96_995) });
    return store;
  });
  return (
    <>
      <OrderPanel pair={pair} book={book} />
      <OrdersList list="positions" pair={pair} account={account} />
      <Background />
    </>
  );
}

/** The events of the header bell as they are stored. */
export const bell = () => localStorage.getItem('bourse.userEvents') ?? '';

export const open = () => renderFeature(<Trading />, { reducers, address: '/leverdealCenter' });

type User = ReturnType<typeof open>['user'];

type LeverStore = Awaited<ReturnType<typeof aTab>>;

/** The store of a rendered screen, which has the slices of leverage. */
export const leverStore = (store: object): LeverStore =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the screen was rendered with these reducers
  store as LeverStore;

/** Chooses 10× in the menu of the multiples, with the mouse unless `press` is given. */
export async function chooseMultiple(user: User, press = (element: HTMLElement) => user.click(element)) {
  await press(await screen.findByRole('button', { name: /^Leverage/ }));
  await press(await screen.findByRole('menuitemradio', { name: '10×' }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

export async function fillForm(user: User) {
  await chooseMultiple(user);
  await user.type(screen.getByRole('textbox', { name: 'Lots' }), '2');
}

export const confirmWith = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
