import { expired, noConnection, rejection, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { byKeyboard } from '@bourse/feature-kit/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { createBookStore } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LazyCancelAllDialog } from '../cancel-all/lazy-cancel-all-dialog';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import { placeBuy, type OpenOrder } from '@bourse/contracts/spot';
import { OrderPanel } from '../order-form/order-panel';
import { level } from '../order-form/order-panel.test-support';
import { anOpenOrder } from '../testing/fixtures';
import { spotLimits } from '../personal-limits/limits';
import { freshExchange } from '../testing/fresh-exchange';
import { renderSpot } from '../testing/render-spot';

const { server, present } = freshExchange();
const pair = aPair({ amountDecimals: 4 });
const book = createBookStore({ bids: [level('96990')], asks: [level('97000')], last: decimal('97000') });

function Screen() {
  return (
    <>
      <OrderPanel pair={pair} book={book} />
      <LazyCancelAllDialog {...useCancelAll()} pricePlaces={() => 2} />
    </>
  );
}

const SET = { 'From price': '95000', 'To price': '95200', 'Number of orders': '3', 'Total amount': '0.6' };

/** Chooses scaled orders in the menu of the order form. */
async function openScaled(press: (element: HTMLElement) => Promise<void>) {
  await press(screen.getByRole('button', { name: 'More' }));
  await press(await screen.findByRole('menuitem', { name: 'Scaled orders' }));
}

/** Opens the form of a set and fills it: 0.6 BTC from 95,000 to 95,200 in three orders, rising. */
async function fillSet() {
  const rendered = renderSpot(<Screen />);
  const { user } = rendered;
  await screen.findByText('100,000');
  await openScaled(user.click);
  const form = within(await screen.findByRole('dialog', { name: 'Scaled buy of BTC/USDT' }));
  for (const [name, value] of Object.entries(SET)) {
    const field = form.getByRole('textbox', { name });
    // oxlint-disable-next-line no-await-in-loop -- the keyboard is in one field at a time
    await user.clear(field);
    // oxlint-disable-next-line no-await-in-loop -- the keyboard is in one field at a time
    await user.type(field, value);
  }
  await user.click(form.getByRole('radio', { name: 'Rising' }));
  return { ...rendered, form };
}

it('each field of a set keeps the room of its longest error', async () => {
  const { form } = await fillSet();
  const rooms = Object.keys(SET).map((name) =>
    form.getByRole('textbox', { name }).closest('.MuiFormControl-root')?.querySelector('[data-roomy]'),
  );
  expect(rooms.map((room) => room?.getAttribute('data-roomy'))).toEqual([
    'Enter a price above 0.',
    'The prices are too close for this many orders.',
    'Enter a whole number from 2 to 20.',
    'The amount is too small for this many orders.',
  ]);
});

async function placeSet() {
  const filled = await fillSet();
  await filled.user.click(filled.form.getByRole('button', { name: 'Review orders' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Place these 3 orders?' }));
  await filled.user.click(confirmation.getByRole('button', { name: 'Place 3 orders' }));
  return filled;
}

const results = async () =>
  within(await screen.findByRole('dialog', { name: 'Scaled orders' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

it('scaled orders show every order, the average price and the fee before anything is sent', async () => {
  const { form, user } = await fillSet();
  expect(form.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '0.1 BTC at 95,000.00 · 9,500 USDT',
    '0.2 BTC at 95,100.00 · 19,020 USDT',
    '0.3 BTC at 95,200.00 · 28,560 USDT',
  ]);
  expect(form.getByText('95,133.33 USDT')).toBeVisible();
  expect(form.getByText('0.0006')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Review orders' }));
  await screen.findByRole('dialog', { name: 'Place these 3 orders?' });
  expect(present.exchange.received).toEqual([]);
});

it('scaled orders with a price far from the market say its distance in the form and in the confirmation', async () => {
  const { form, user } = await fillSet();
  const far = 'Your price is 23.7% above the best ask of 97,000 USDT.';
  const to = form.getByRole('textbox', { name: 'To price' });
  await user.clear(to);
  await user.type(to, '120000');
  expect(await form.findByText(far, { exact: false })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Review orders' }));
  expect(await screen.findByRole('dialog', { name: 'Place these 3 orders?' })).toHaveTextContent(far);
  expect(present.exchange.received).toEqual([]);
});

it('scaled orders say that average, total and fee are shown once the form is filled in', async () => {
  const { user } = renderSpot(<Screen />);
  await screen.findByText('100,000');
  await openScaled(user.click);
  const form = within(await screen.findByRole('dialog', { name: 'Scaled buy of BTC/USDT' }));
  expect(form.getAllByTitle('Shown once the form is filled in.')).toHaveLength(3);
});

it('scaled orders are placed one by one, and cancelled as a set that spares older orders, by keyboard alone', async () => {
  present.exchange.open = [anOpenOrder({ id: 7, price: decimal('95000') })];
  const { press, enter } = byKeyboard(renderSpot(<Screen />).user);
  await screen.findByText('100,000');
  await openScaled(press);
  const form = within(await screen.findByRole('dialog', { name: 'Scaled buy of BTC/USDT' }));
  for (const [name, value] of Object.entries(SET)) {
    // oxlint-disable-next-line no-await-in-loop -- the keyboard is in one field at a time
    await enter(form.getByRole('textbox', { name }), value);
  }
  await press(form.getByRole('radio', { name: 'Rising' }), ' ');
  await press(form.getByRole('button', { name: 'Review orders' }));
  await press(await screen.findByRole('button', { name: 'Place 3 orders' }));
  expect(await screen.findByText('Placed: 3 of 3')).toBeVisible();
  expect(present.exchange.received.map(({ price, num }) => `${num} at ${price}`)).toEqual([
    '0.1 at 95000',
    '0.2 at 95100',
    '0.3 at 95200',
  ]);
  expect(spotLimits.results.read()['USDT']?.opened).toHaveLength(3);
  await press(screen.getByRole('button', { name: 'Cancel placed orders (3)' }));
  await press(await screen.findByRole('button', { name: 'Cancel these orders' }));
  expect(await screen.findByText('Cancelled: 3 of 3')).toBeVisible();
  expect(present.exchange.open.map(({ id }) => id)).toEqual([7]);
});

it('scaled orders warn in their report where the exchange has created other amounts, and name both sums', async () => {
  const { exchange } = present;
  const one = decimal('1');
  server.use(
    respond(placeBuy, ({ request: { price } }) => {
      const { length } = exchange.open;
      exchange.open = [anOpenOrder({ id: 50 + length, price, amount: one, remaining: one }), ...exchange.open];
      return SERVER_TEXTS.orderPlaced;
    }),
  );
  await placeSet();
  const report = await screen.findByRole('dialog', { name: 'Scaled orders' });
  expect(await within(report).findByRole('alert')).toHaveTextContent(
    'You confirmed 0.6 BTC. The exchange created 3 BTC.',
  );
});

it.each([
  ['a refusal', () => rejection(SERVER_TEXTS.insufficientBalance), /Rejected: \S+/],
  ['an expired session (999)', () => expired(), /Not sent$/],
])('scaled orders end with %s, and report which orders exist', async (_case, reply, outcome) => {
  let count = 0;
  const { exchange } = present;
  server.use(
    respond(placeBuy, ({ request }) => {
      count += 1;
      if (count > 1) return reply();
      exchange.open = [anOpenOrder({ id: 50, price: request.price, amount: request.num, remaining: request.num })];
      return SERVER_TEXTS.orderPlaced;
    }),
  );
  await placeSet();
  expect(await screen.findByText('Placed: 1 of 3')).toBeVisible();
  const [first, second, third] = await results();
  expect(first).toMatch(/Placed$/);
  expect(second).toMatch(outcome);
  expect(third).toMatch(/Not sent$/);
  expect(count).toBe(2);
  expect(screen.getByRole('button', { name: 'Cancel placed orders (1)' })).toBeVisible();
});

it('scaled orders are cancelled as a set by mouse', async () => {
  const { user } = await placeSet();
  await user.click(await screen.findByRole('button', { name: 'Cancel placed orders (3)' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel these orders' }));
  expect(await screen.findByText('Cancelled: 3 of 3')).toBeVisible();
  expect(present.exchange.open).toEqual([]);
});

it('scaled orders look up a lost reply, continue where the order exists, and never send it again', async () => {
  const sent: string[] = [];
  const row = (price: OpenOrder['price'], amount: OpenOrder['amount']) =>
    anOpenOrder({
      id: 60 + sent.length,
      createdAt: Date.now(),
      price,
      amount,
      remaining: amount,
      filled: decimal(0),
    });
  server.use(
    respond(placeBuy, ({ request }) => {
      sent.push(request.price);
      if (sent.length < 3) present.exchange.open = [row(request.price, request.num), ...present.exchange.open];
      if (sent.length === 1) return status(502);
      return sent.length === 3 ? noConnection() : SERVER_TEXTS.orderPlaced;
    }),
  );
  await placeSet();
  expect(await screen.findByText('Placed: 2 of 3')).toBeVisible();
  const [first, second, third] = await results();
  expect(first).toMatch(/Placed \(reply was lost\)$/);
  expect(second).toMatch(/Placed$/);
  expect(third).toMatch(/Not found$/);
  expect(sent).toEqual(['95000', '95100', '95200']);
});

it('scaled orders show what is wrong at the field, focus it and send nothing', async () => {
  const { form, user } = await fillSet();
  await user.clear(form.getByRole('textbox', { name: 'Total amount' }));
  await user.type(form.getByRole('textbox', { name: 'Total amount' }), '2');
  await user.click(form.getByRole('button', { name: 'Review orders' }));
  expect(form.getByText('Insufficient balance. Reduce the amount or deposit funds.')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Number of orders' }));
  await user.type(form.getByRole('textbox', { name: 'Number of orders' }), '1');
  await user.click(form.getByRole('button', { name: 'Review orders' }));
  expect(form.getByText('Enter a whole number from 2 to 20.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Number of orders' })).toHaveFocus();
  await waitFor(() => expect(present.exchange.received).toEqual([]));
});
