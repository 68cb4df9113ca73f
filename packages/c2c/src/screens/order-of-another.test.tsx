import { respond, status } from '@bourse/api-client/testing';
import { IS_SURE, markPaid, rateOrder, sendMessage } from '@bourse/contracts/c2c';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { c2cMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { reducers } from '../reducers';
import { aWireOrder, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { messageWrite } from '../writes/message';
import { moveWrite } from '../writes/move-order';
import { ratingWrite } from '../writes/rate-order';
import { Component as OrdersScreen } from './orders';

let exchange: C2cExchange;
const { server } = freshServer(() => {
  exchange = c2cExchange({
    orders: [aWireOrder(), aWireOrder({ id: 502 })],
    abilities: { c2c_messages: 1, c2c_disputes: 1, c2c_ratings: 1 },
  });
  return c2cHandlers(exchange);
});
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));

const addressOf = (id: number) => `${PATHS.orders}?id=${id}`;
const open = () => renderFeature(<OrdersScreen />, { reducers, address: addressOf(501) });
type Opened = ReturnType<typeof open>;
const goTo = ({ router }: Opened, id: number) => act(() => router.navigate(addressOf(id)));

/** The page of order 502 shows nothing of the outcome of order 501. */
async function expectNoOutcome(words: string) {
  expect(await screen.findByRole('heading', { name: 'Order 502' })).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
}

it('the lost reply to a payment is shown at its own order, and another order is neither marked as paid nor blocked', async () => {
  const paid: number[] = [];
  server.use(
    respond(markPaid, ({ request }) => {
      paid.push(request.id);
      return status(502);
    }),
  );
  const opened = open();
  const { user, store } = opened;
  await screen.findByRole('button', { name: 'Mark as paid' });
  act(() => void store.dispatch(moveWrite.press({ orderId: 501, action: 'pay', isPublisher: false })));
  await act(() => store.dispatch(moveWrite.send()));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await goTo(opened, 502);
  await expectNoOutcome('Request status unknown');
  expect(screen.getByRole('button', { name: 'Mark as paid' })).toBeEnabled();
  act(() => void store.dispatch(moveWrite.press({ orderId: 502, action: 'pay', isPublisher: false })));
  await act(() => store.dispatch(moveWrite.send()));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(paid).toEqual([501, 502]);
  await goTo(opened, 501);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Mark as paid' })).toBeEnabled();
  await goTo(opened, 502);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('a message whose reply is lost is shown at its own order, and is not sent to the counterparty of another one', async () => {
  const received: number[] = [];
  server.use(
    respond(sendMessage, ({ request }) => {
      received.push(request.id);
      return status(502);
    }),
  );
  const opened = open();
  const { user } = opened;
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'My card is 6222');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('The message has not arrived')).toBeVisible();
  await goTo(opened, 502);
  await expectNoOutcome('My card is 6222');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('The message has not arrived')).toBeVisible();
  expect(screen.queryByText('My card is 6222')).toBeNull();
  expect(received).toEqual([501, 502]);
  await goTo(opened, 501);
  expect(await screen.findByText('My card is 6222')).toBeVisible();
});

it('a rating whose reply is lost is shown at its own order', async () => {
  exchange.orders = [501, 502].map((id) => aWireOrder({ id, is_sure: IS_SURE.completed, is_owner: 0 }));
  server.use(respond(rateOrder, () => status(502)));
  const opened = open();
  const { user } = opened;
  await user.click(await screen.findByRole('combobox', { name: 'How was this order?' }));
  await user.click(await screen.findByRole('option', { name: 'Good' }));
  await user.click(screen.getByRole('button', { name: 'Rate' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await goTo(opened, 502);
  await expectNoOutcome('Good');
});

it('a lost message of an order that takes no more messages is shown and closed there, and is not sent again', async () => {
  exchange.orders = [aWireOrder({ is_sure: IS_SURE.completed, is_owner: 0 }), aWireOrder({ id: 502 })];
  server.use(respond(sendMessage, () => status(502)));
  const opened = open();
  const { user, store } = opened;
  expect(await screen.findByText('Messages')).toBeVisible();
  act(() => void store.dispatch(messageWrite.press({ orderId: 501, key: 'a', text: 'Thank you', picture: '' })));
  await act(() => store.dispatch(messageWrite.send()));
  await goTo(opened, 502);
  await expectNoOutcome('Thank you');
  await goTo(opened, 501);
  expect(await screen.findByText('The message has not arrived')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await goTo(opened, 502);
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
});

it.each([
  ['can be changed', 1 as const, true],
  ['is closed', 0 as const, false],
])('a lost rating of an order whose rating %s is shown there outside of a fold', async (_, isOpen, canRepeat) => {
  exchange.orders = [501, 502].map((id) =>
    aWireOrder({
      id,
      is_sure: IS_SURE.completed,
      is_owner: 0,
      ...(id === 501 && { own_rating: { value: 'good', text: '', open: isOpen } }),
    }),
  );
  server.use(respond(rateOrder, () => status(502)));
  const opened = open();
  const { user, store } = opened;
  expect(await screen.findByText('Your rating')).toBeVisible();
  act(() => void store.dispatch(ratingWrite.press({ orderId: 501, value: 'bad', text: '' })));
  await act(() => store.dispatch(ratingWrite.send()));
  await goTo(opened, 502);
  await expectNoOutcome('Bad');
  await goTo(opened, 501);
  expect(await screen.findByText('Rating not saved')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(canRepeat ? 1 : 0);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await goTo(opened, 502);
  expect(await screen.findByRole('button', { name: 'Rate' })).toBeVisible();
});

it('an action is confirmed although the page of another order was left with its confirmation open', async () => {
  const { user, store } = open();
  await screen.findByRole('heading', { name: 'Order 501' });
  act(() => void store.dispatch(moveWrite.press({ orderId: 502, action: 'pay', isPublisher: false })));
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(moveWrite.select(store.getState())).toMatchObject({ phase: 'confirming', ticket: { orderId: 501 } });
});
