import { respond, status } from '@bourse/api-client/testing';
import { capabilities } from '@bourse/contracts/site';
import { placeOco } from '@bourse/contracts/spot';
import { decimal } from '@bourse/decimal';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { confirm, openPanel } from '../order-form/order-panel.test-support';
import { anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';

const { present, server } = freshExchange();
beforeEach(() =>
  server.use(
    respond(capabilities, () => ({
      order_limits: [
        { currency_id: 1, legal_id: 3, order_types: ['limit', 'market', 'oco', 'trailing_stop', 'attached_exits'] },
      ],
    })),
  ),
);

async function openForm(kind: 'OCO' | 'Trailing stop', title: RegExp) {
  const { user, book } = await openPanel();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'TP/SL' })).toBeInTheDocument());
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
  return { user, book, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

async function fillOco() {
  const { user, book, dialog } = await openForm('OCO', /^OCO sell/);
  const type = (name: string, text: string) => user.type(dialog.getByRole('textbox', { name }), text);
  await type('Limit price', '99000');
  await type('Stop price', '95000');
  await type('Amount', '0.5');
  return { user, book, dialog, place: dialog.getByRole('button', { name: 'Place OCO' }) };
}

/** The last price of the pair becomes another one. */
const trade = (book: Awaited<ReturnType<typeof fillOco>>['book'], last: string) =>
  act(() => book.replace({ bids: [], asks: [], ...book.get(), last: decimal(last) }));

it('an OCO of a sale is sent once by a double press, as one command with both prices', async () => {
  const received: unknown[] = [];
  server.use(
    respond(placeOco, ({ request }) => {
      received.push(request);
      return { oco_id: 7, ids: [1, 2] };
    }),
  );
  const { user, place } = await fillOco();
  await user.dblClick(place);
  expect(await screen.findByText('OCO placed.')).toBeVisible();
  expect(received).toMatchObject([{ type: 'out', price: '99000', stop_price: '95000', num: '0.5' }]);
  expect(received[0]).not.toHaveProperty('stop_limit_price');
});

it('the prices of an OCO are compared with the last price of the moment', async () => {
  server.use(respond(placeOco, () => ({ oco_id: 7, ids: [1, 2] })));
  const { user, book, dialog, place } = await fillOco();
  trade(book, '94000');
  expect(await dialog.findByText('Must be below the last price of 94,000.00.')).toBeVisible();
  await user.click(place);
  expect(screen.getByRole('dialog', { name: /^OCO sell/ })).toBeVisible();
  trade(book, '96000');
  await user.click(place);
  expect(await screen.findByText('OCO placed.')).toBeVisible();
});

it('the prices of an OCO are compared with the live price of the pair where the book has no last price', async () => {
  const { user, book, dialog } = await fillOco();
  act(() => book.replace({ bids: [], asks: [] }));
  const stop = dialog.getByRole('textbox', { name: 'Stop price' });
  await user.clear(stop);
  await user.type(stop, '97100');
  expect(await dialog.findByText('Must be below the last price of 97,000.00.')).toBeVisible();
});

it('the lost reply of an OCO is looked up among the open orders, and nothing is sent again', async () => {
  let sent = 0;
  server.use(
    respond(placeOco, () => {
      sent += 1;
      const leg = { side: 'sell', ocoId: 7, amount: decimal('0.5'), remaining: decimal('0.5') } as const;
      present.exchange.open = [
        anOpenOrder({ ...leg, id: 3001, price: decimal(99_000) }),
        anOpenOrder({ ...leg, id: 3002, exit: 'stop_loss', trigger: decimal(95_000), isWaiting: true }),
      ];
      return status(502);
    }),
  );
  const { user, place } = await fillOco();
  await user.click(place);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('OCO placed.')).toBeVisible();
  expect(sent).toBe(1);
});

it('a trailing stop is confirmed with its distance and sent as a sale at the market that waits', async () => {
  const { user, dialog } = await openForm('Trailing stop', /^Trailing stop/);
  await user.type(dialog.getByRole('textbox', { name: 'Trailing distance' }), '2');
  expect(dialog.getByText('Begins at 95,050.20 USDT')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '0.5');
  await user.click(dialog.getByRole('button', { name: 'Review order' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Place this order?' });
  expect(confirmation).toHaveTextContent('TypeTrailing stop');
  expect(confirmation).toHaveTextContent(/Trailing stop 2(\.00)?%/);
  await confirm(user);
  await waitFor(() =>
    expect(present.exchange.received).toMatchObject([
      { side: 'sell', mode: 1, num: '0.5', order_type: 'trailing_stop', trail_distance: '2', trail_unit: 'percent' },
    ]),
  );
});
