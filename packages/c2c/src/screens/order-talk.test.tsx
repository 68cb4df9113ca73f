import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { rejection, respond, status } from '@bourse/api-client/testing';
import { IS_SURE, openDispute, orderMessages, sendMessage, withdrawDispute } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { aWireOrder, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { NOW } from '../testing/fixtures';
import { Component as OrdersScreen } from './orders';
import { PATHS } from '../paths';

const ATTACK = '<img src=x onerror="alert(1)"> see https://evil.example';

let exchange: C2cExchange;
const { server } = freshServer(() => {
  exchange = c2cExchange({
    orders: [aWireOrder({ is_sure: IS_SURE.paid, is_owner: 0 })],
    abilities: { c2c_messages: 1, c2c_disputes: 1 },
  });
  return c2cHandlers(exchange);
});
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));

const open = () => renderFeature(<OrdersScreen />, { reducers, address: `${PATHS.orders}?id=501` });
const sent = (path: string) => exchange.received.filter((one) => one.path === path);

it('an order shows a message as text, without a link, and warns of the address in it', async () => {
  exchange.messages = [{ id: 1, sender: 'counterparty', text: ATTACK, picture: 0 }];
  open();
  const log = within(await screen.findByRole('log', { name: 'Messages' }));
  expect(log.getByText(ATTACK)).toBeVisible();
  expect(log.queryByRole('link')).toBeNull();
  expect(log.queryByRole('img')).toBeNull();
  expect(log.getByText(/Do not log in or pay there/)).toBeVisible();
});

it('an order names the zone of the time of a message', async () => {
  exchange.messages = [{ id: 1, sender: 'desk', text: 'Hello', picture: 0, create_time: NOW / 1000 }];
  open();
  expect(await screen.findByText('Customer support · Nov 20, 2026, 20:00:00 (UTC+8)')).toBeVisible();
});

it('an order shows a message of the desk as one of customer support, as text', async () => {
  exchange.messages = [{ id: 1, sender: 'desk', text: ATTACK, picture: 0 }];
  open();
  const log = within(await screen.findByRole('log', { name: 'Messages' }));
  expect(log.getByText(ATTACK)).toBeVisible();
  expect(log.getByText(/^Customer support/)).toBeVisible();
  expect(log.queryByRole('link')).toBeNull();
});

it('an order that is paid and not released refers to the dispute where the back end has disputes, and to no other way', async () => {
  open();
  expect(await screen.findByText('Paid, but not released? Open a dispute below.')).toBeVisible();
  expect(screen.queryByText(/Save the evidence file and contact/)).toBeNull();
});

it('a message is sent, appears, and empties the form', async () => {
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(field, 'I have paid');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await within(await screen.findByRole('log')).findByText('I have paid')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
});

it('a message whose reply is lost is looked up by its key, and another try has the same key', async () => {
  const keys: string[] = [];
  server.use(
    respond(sendMessage, ({ request }) => {
      keys.push(request.key);
      return status(502);
    }),
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'I have paid');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('The message has not arrived')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

it('a message that has arrived without a reply is kept once, and the form is empty after its outcome is closed', async () => {
  server.use(
    respond(sendMessage, ({ request: { key, text } }) => {
      exchange.messages = [{ id: 1, sender: 'self', text, key, picture: 0 }];
      return status(502);
    }),
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'I have paid');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('The message was sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(within(screen.getByRole('log')).getAllByText('I have paid')).toHaveLength(1);
});

it('a dispute is opened with reason, statement and the facts of the order, and nothing can be released then', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Open dispute', { selector: 'summary *, summary' }));
  await user.type(screen.getByRole('textbox', { name: /Statement/ }), 'No answer for an hour');
  await user.click(screen.getByRole('button', { name: 'Open dispute' }));
  // No side has the reason of the other one chosen for it.
  expect(await screen.findByText('Choose a reason.')).toBeVisible();
  expect(sent('/c2c/dispute')).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Paid, but the seller does not release' }));
  await user.click(screen.getByRole('button', { name: 'Open dispute' }));
  expect(await screen.findByText('You opened this dispute. Customer support decides.')).toBeVisible();
  expect(screen.getByText(/The order is in dispute\. The crypto stays in escrow/)).toBeVisible();
  expect(screen.queryByText(/^Paid, but not released\?/)).toBeNull();
  const [dispute] = sent('/c2c/dispute');
  expect(dispute?.request).toMatchObject({ id: 501, reason: 'not_released', text: 'No answer for an hour' });
  expect(dispute?.request['evidence']).toMatch(/Order.*501[\s\S]*3600\.00 CNY/);
});

it('an order does not refer to the dispute while it is not known whether it was opened', async () => {
  server.use(respond(openDispute, () => status(502)));
  const { user } = open();
  expect(await screen.findByText(/^Paid, but not released\?/)).toBeVisible();
  await user.click(await screen.findByText('Open dispute', { selector: 'summary *, summary' }));
  await user.type(screen.getByRole('textbox', { name: /Statement/ }), 'No answer for an hour');
  await user.click(screen.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Paid, but the seller does not release' }));
  await user.click(screen.getByRole('button', { name: 'Open dispute' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/^Paid, but not released\?/)).toBeNull();
});

it('a dispute that another tab has opened is shown in place of the refusal of a second one, and ends without a decision when it is withdrawn', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Open dispute', { selector: 'summary *, summary' }));
  await user.type(screen.getByRole('textbox', { name: /Statement/ }), 'No answer for an hour');
  await user.click(screen.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Paid, but the seller does not release' }));
  const dispute = { state: 'open', opener: 'self', reason: 'not_released', text: 'From the other tab' } as const;
  exchange.orders = exchange.orders.map((order) => ({ ...order, dispute }));
  server.use(respond(openDispute, () => rejection('The order is in dispute.')));
  await user.click(screen.getByRole('button', { name: 'Open dispute' }));
  expect(await screen.findByText('From the other tab')).toBeVisible();
  expect(screen.queryByText('The order is in dispute.')).toBeNull();

  exchange.orders = exchange.orders.map((order) => ({ ...order, dispute: { ...dispute, state: 'withdrawn' } }));
  server.use(respond(withdrawDispute, () => rejection('There is no open dispute.')));
  await user.click(screen.getByRole('button', { name: 'Withdraw dispute' }));
  expect(await screen.findByText('You withdrew your dispute. The order goes on as before.')).toBeVisible();
  expect(screen.queryByText('There is no open dispute.')).toBeNull();
});

it('a back end that announces neither shows nothing of messages and disputes, and gets no call of them', async () => {
  let calls = 0;
  server.use(
    respond(orderMessages, () => {
      calls += 1;
      return { list: [] };
    }),
  );
  exchange.abilities = { c2c_partial: 1 };
  open();
  expect(await screen.findByText('Paid, awaiting release')).toBeVisible();
  // The capabilities have been read: the link of the customer service comes after them.
  expect(await screen.findByRole('link', { name: 'Customer support' })).toBeVisible();
  expect(screen.queryByText('Messages')).toBeNull();
  expect(screen.queryByText('Open dispute')).toBeNull();
  expect(calls).toBe(0);
});
