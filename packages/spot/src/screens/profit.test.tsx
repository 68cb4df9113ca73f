import { respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { byKeyboard } from '@bourse/feature-kit/testing';
import { completedOrders } from '@bourse/contracts/spot';
import { aFill } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { renderSpot } from '../testing/render-spot';
import { spotExchange } from '../testing/handlers';
import { Component as Profit } from './profit';

const d = decimal;
const DAY_MS = 86_400_000;
const SOLD_AT = Date.parse('2026-11-20T12:00:00Z');

/** 1 BTC at 90,000 and 1 at 94,000; 1 is sold at 97,000 with a fee of 97. */
const fills = [
  aFill({ id: 3, side: 'sell', amount: d(1), price: d(97_000), fee: d(97), feeCurrency: 'USDT', time: SOLD_AT }),
  aFill({ id: 2, amount: d(1), price: d(94_000), fee: d(0), time: SOLD_AT - DAY_MS }),
  aFill({ id: 1, amount: d(1), price: d(90_000), fee: d(0), time: SOLD_AT - 2 * DAY_MS }),
];

const { server, present, heal } = freshExchange(() => spotExchange({ fills, pageSize: 2 }));
beforeEach(() => stubLayout(1440));

const open = () => renderSpot(<Profit />, { address: '/spotProfit' });
const sales = async () =>
  within(await screen.findByRole('table', { name: 'Sales' }))
    .getAllByRole('row')
    .slice(1);

describe('the profit and loss of spot', () => {
  it('the P/L of spot is computed from all pages of the history, by the chosen method', async () => {
    const { user } = open();
    const [sale] = await sales();
    // 97,000 − 97 − 92,000.
    expect(sale).toHaveTextContent('+4,903.00 USDT');
    await user.click(screen.getByRole('combobox', { name: 'Cost basis' }));
    await user.click(screen.getByRole('option', { name: 'FIFO (oldest first)' }));
    expect((await sales())[0]).toHaveTextContent('+6,903.00 USDT');
    expect(screen.queryByText(/Only the newest/)).not.toBeInTheDocument();
  });

  it('the list of sales leads to trading while the user has only bought', async () => {
    present.exchange.fills = fills.filter(({ side }) => side !== 'sell');
    open();
    expect(await screen.findByText('Each sale appears here with its cost and P/L.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start trading' })).toHaveAttribute('href', '/dealCenter');
  });

  it('the P/L of spot keeps a note and tags of a sale, by which sales are filtered, by keyboard alone', async () => {
    const { press, enter } = byKeyboard(open().user);
    await sales();
    await press(screen.getByRole('button', { name: /^Add note: BTC\/USDT/ }));
    await enter(await screen.findByRole('textbox', { name: 'Note' }), 'Sold too early');
    await enter(screen.getByRole('textbox', { name: 'Tags' }), 'plan, swing');
    await press(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Sold too early')).toBeVisible();
    await press(screen.getByRole('combobox', { name: 'Tag' }));
    await press(screen.getByRole('option', { name: 'swing' }));
    expect(await sales()).toHaveLength(1);
  });

  it.each(['mouse', 'keyboard'])(
    'the profit and loss of spot opens the chart of a sale, and Escape returns to its row (%s)',
    async (device) => {
      const { user } = open();
      await sales();
      const button = screen.getByRole('button', { name: /^Chart: BTC\/USDT/ });
      await (device === 'mouse' ? user.click(button) : byKeyboard(user).press(button));
      const dialog = await screen.findByRole('dialog', { name: /^BTC\/USDT/ });
      expect(dialog).toHaveTextContent('+4,903');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(button).toHaveFocus();
    },
  );

  it('the P/L of spot is unknown where the history cannot be read, and is read again', async () => {
    server.use(respond(completedOrders, () => status(500)));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Your trade history could not be loaded.')).toBeVisible();
    heal();
    await user.click(retry);
    expect(await sales()).toHaveLength(1);
  });

  it('the profit and loss of spot says that there are no trades', async () => {
    server.use(respond(completedOrders, () => ({ list: [] })));
    open();
    expect(await screen.findByText('No trades yet')).toBeVisible();
  });
});
