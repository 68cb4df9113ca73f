import { respond, status } from '@bourse/api-client/testing';
import { IS_SURE, rateOrder } from '@bourse/contracts/c2c';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { c2cMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { reducers } from '../reducers';
import { aWireOrder, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import type { WireOrder } from '../testing/fixtures';
import { Component as OrdersScreen } from './orders';

const ATTACK = '<img src=x onerror="alert(1)"> https://evil.example';

let exchange: C2cExchange;
const { server } = freshServer(() => {
  exchange = c2cExchange({ abilities: { c2c_ratings: 1 } });
  return c2cHandlers(exchange);
});
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));

function open(order: Partial<WireOrder> = {}) {
  exchange.orders = [aWireOrder({ is_sure: IS_SURE.completed, is_owner: 0, ...order })];
  return renderFeature(<OrdersScreen />, { reducers, address: `${PATHS.orders}?id=501` });
}

async function rateGood({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('combobox', { name: 'How was this order?' }));
  await user.click(await screen.findByRole('option', { name: 'Good' }));
  await user.type(screen.getByRole('textbox', { name: /Text, optional/ }), 'Fast');
  await user.click(screen.getByRole('button', { name: 'Rate' }));
}

it('a completed order is rated with a text, after one of the two has been chosen', async () => {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Rate' }));
  expect(await screen.findByText('Choose good or bad.')).toBeVisible();
  expect(exchange.received).toEqual([]);
  await rateGood(view);
  expect(await screen.findByText('Your rating')).toBeVisible();
  expect(exchange.received).toEqual([{ path: rateOrder.path, request: { id: 501, value: 'good', text: 'Fast' } }]);
});

it('a rating whose reply is lost is looked up, and one that has not arrived is sent again by the user only', async () => {
  let calls = 0;
  server.use(
    respond(rateOrder, () => {
      calls += 1;
      return status(502);
    }),
  );
  await rateGood(open());
  expect(await screen.findByText('Rating not saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(calls).toBe(1);
});

it('the rating of the counterparty is text, its reputation has share and number, and a closed rating has no form', async () => {
  open({
    hes_rating: { value: 'bad', text: ATTACK },
    own_rating: { value: 'good', text: '', open: 0 },
    ratings: 12,
    good_rate: '91.67',
  });
  expect(await screen.findByText(ATTACK)).toBeVisible();
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull();
  expect(screen.getByText('91.7% good of 12 ratings')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it.each([
  ['of a running order', { c2c_messages: 1 as const, c2c_ratings: 1 as const }, { is_sure: IS_SURE.paid }],
  ['without the capability', { c2c_messages: 1 as const }, {}],
])('the screen %s has no rating', async (_, abilities, order) => {
  exchange.abilities = abilities;
  open(order);
  // The capabilities have been read: the messages come with them.
  expect(await screen.findByText('Messages')).toBeVisible();
  expect(screen.queryByText('Rating')).toBeNull();
});
