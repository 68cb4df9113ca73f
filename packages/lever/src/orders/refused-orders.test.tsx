import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import { leverSubmit } from '@bourse/contracts/lever';
import { decimal } from '@bourse/decimal';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { dealMarketHandlers } from '@bourse/trading/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { reducers } from '../reducers';
import { Component as List } from '../screens/orders';
import { leverExchange, leverHandlers } from '../testing';
import { aTab } from '../writes/a-tab.test-support';
import { submitWrite, type SubmitTicket } from '../writes/submit-write';
import { refusedLeverOrders } from './refused-orders';

const { server } = freshServer(() => [...leverHandlers(leverExchange()), ...dealMarketHandlers()]);
beforeEach(async () => {
  stubLayout(1440);
  await refusedLeverOrders.stored.write(undefined);
});

const ticket: SubmitTicket = {
  pair: '1-3',
  symbol: 'BTC/USDT',
  direction: 'long',
  mode: 'market',
  multiple: decimal('10'),
  price: decimal('97000'),
  parts: [decimal('3'), decimal('2')],
};

async function send() {
  const store = await aTab();
  store.dispatch(submitWrite.press(ticket));
  await store.dispatch(submitWrite.send());
}

it('a refused order is listed with its lots and its reason', async () => {
  server.use(respond(leverSubmit, () => rejection(SERVER_TEXTS.insufficientBalance)));
  await send();
  await waitFor(async () => expect(Object.values(await refusedLeverOrders.stored.read())).toHaveLength(1));
  renderFeature(<List />, { reducers, address: '/leverList' });
  const row = await screen.findByRole('row', { name: /Long · 5 lots/ });
  expect(row).toHaveTextContent('BTC/USDT');
  expect(row).toHaveTextContent(/balance/i);
});

it('the rest of an order that was refused after its first part is listed', async () => {
  let sent = 0;
  server.use(
    respond(leverSubmit, () => {
      sent += 1;
      return sent === 1 ? '' : rejection(SERVER_TEXTS.insufficientBalance);
    }),
  );
  await send();
  await waitFor(async () =>
    expect(Object.values(await refusedLeverOrders.stored.read())[0]).toMatchObject([{ amount: '2' }]),
  );
});

it('an order without a reply is not listed as refused', async () => {
  server.use(respond(leverSubmit, () => noConnection()));
  await send();
  expect(await refusedLeverOrders.stored.read()).toEqual({});
});
