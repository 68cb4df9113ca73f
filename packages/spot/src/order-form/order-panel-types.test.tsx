import { byKeyboard } from '@bourse/feature-kit/testing';
import { respond } from '@bourse/api-client/testing';
import { capabilities } from '@bourse/contracts/site';
import { decimal } from '@bourse/decimal';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buyButton, chooseStopLimit, confirm, fillLimitBuy, openPanel } from './order-panel.test-support';
import { freshExchange } from '../testing/fresh-exchange';

const { present, server } = freshExchange();

const field = (name: string) => screen.getByRole('textbox', { name });

it('the form offers and accepts only the order types that the exchange announces for the pair', async () => {
  server.use(
    respond(capabilities, () => ({
      order_limits: [{ currency_id: 1, legal_id: 3, order_types: ['limit'], price_step: '5', min_total: '10' }],
    })),
  );
  const { user } = await openPanel();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Market' })).toBeDisabled());
  expect(screen.getByRole('radio', { name: 'Limit' })).toBeChecked();
  await fillLimitBuy(user, '96001', '0.0001');
  await user.click(buyButton());
  expect(await screen.findByText('The price must be a multiple of 5.')).toBeVisible();
  expect(screen.getByText('The minimum order value is 10 USDT.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the form offers no types of limit orders where the exchange announces none', async () => {
  const { user } = await openPanel();
  expect(screen.queryByRole('checkbox', { name: 'Post-only' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Time in force/ })).not.toBeInTheDocument();
  await fillLimitBuy(user);
  await user.click(buyButton());
  await confirm(user);
  await waitFor(() => expect(present.exchange.received).toHaveLength(1));
  expect(present.exchange.received[0]).not.toHaveProperty('order_type');
});

it('the form places a stop-limit order with its trigger price, and names both in the confirmation, by mouse and keys', async () => {
  server.use(
    respond(capabilities, () => ({
      order_limits: [{ currency_id: 1, legal_id: 3, order_types: ['limit', 'market', 'post_only', 'stop_limit'] }],
    })),
  );
  const { user, book } = await openPanel();
  await user.click(await screen.findByRole('checkbox', { name: 'Post-only' }));
  await fillLimitBuy(user, '97500');
  expect(screen.getByText(/post-only order would trade at once/)).toBeVisible();
  // The second type is chosen by keys.
  const { press, enter } = byKeyboard(user);
  await press(screen.getByRole('button', { name: 'More' }));
  await press(await screen.findByRole('menuitemradio', { name: 'Stop-limit' }));
  expect(screen.getByRole('radio', { name: 'Stop-limit' })).toBeChecked();
  await user.click(buyButton());
  expect(screen.getByText('Enter a trigger price above 0.')).toBeVisible();
  const trigger = screen.getByRole('textbox', { name: 'Trigger price' });
  await enter(trigger, '90000');
  expect(screen.getByText(/has reached the trigger price/)).toBeVisible();
  await user.clear(trigger);
  await enter(trigger, '97400');
  expect(screen.queryByText(/has reached the trigger price/)).not.toBeInTheDocument();
  const trade = (last: string) => act(() => book.replace({ bids: [], asks: [], ...book.get(), last: decimal(last) }));
  trade('97400');
  expect(screen.getByText(/has reached the trigger price/)).toBeVisible();
  trade('97000');
  await press(buyButton());
  const dialog = await screen.findByRole('dialog', { name: 'Place this order?' });
  expect(dialog).toHaveTextContent('TypeLimit · Stop-limit');
  expect(dialog).toHaveTextContent('Trigger price97,400 USDT');
  await confirm(user);
  await waitFor(() =>
    expect(present.exchange.received).toMatchObject([
      { order_type: 'stop_limit', trigger_price: '97400', price: '97500' },
    ]),
  );
});

it('a trigger price is compared with the live price of the pair where the book has no last price', async () => {
  server.use(
    respond(capabilities, () => ({
      order_limits: [{ currency_id: 1, legal_id: 3, order_types: ['limit', 'market', 'stop_limit'] }],
    })),
  );
  const { user, book } = await openPanel();
  act(() => book.replace({ bids: [], asks: [] }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Limit' })).toBeChecked());
  await chooseStopLimit(user);
  await user.type(screen.getByRole('textbox', { name: 'Trigger price' }), '96999');
  expect(await screen.findByText(/has reached the trigger price/)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Trigger price' }));
  await user.type(screen.getByRole('textbox', { name: 'Trigger price' }), '97001');
  expect(screen.queryByText(/has reached the trigger price/)).not.toBeInTheDocument();
});

it('the menu of the types names in one sentence what the exchange lacks for the pair', async () => {
  server.use(
    respond(capabilities, () => ({
      order_limits: [
        { currency_id: 1, legal_id: 3, order_types: ['limit', 'market', 'post_only', 'ioc', 'fok', 'oco'] },
      ],
    })),
  );
  const { user } = await openPanel();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu', { name: 'More' });
  await waitFor(() =>
    expect(menu).toHaveAccessibleDescription(
      'This exchange does not offer for BTC/USDT: Stop-limit · TP/SL · Trailing stop',
    ),
  );
});

it('the form places a buy with take profit and stop loss, and keeps their fields for the next order', async () => {
  server.use(
    respond(capabilities, () => ({
      order_limits: [{ currency_id: 1, legal_id: 3, order_types: ['limit', 'market', 'attached_exits'] }],
    })),
  );
  const { user } = await openPanel();
  await fillLimitBuy(user);
  await user.click(await screen.findByRole('checkbox', { name: 'TP/SL' }));
  await user.type(await screen.findByRole('textbox', { name: 'Take profit' }), '99000');
  await user.type(field('Stop loss'), '97000');
  await user.click(buyButton());
  expect(field('Stop loss')).toHaveAccessibleDescription(/Must be below the order price/);
  await user.clear(field('Stop loss'));
  await user.type(field('Stop loss'), '95000');
  expect(field('Stop loss')).toHaveAccessibleDescription(/−1.04% · est. P\/L −500.00 USDT/);
  expect(screen.getByText(/Kept by the exchange/)).toBeVisible();
  await user.click(buyButton());
  const dialog = await screen.findByRole('dialog', { name: 'Place this order?' });
  expect(dialog).toHaveTextContent('Take profit99,000.00 USDT · est. P/L +1,500.00 USDT');
  await confirm(user);
  await waitFor(() =>
    expect(present.exchange.received).toMatchObject([{ target_profit_price: '99000', stop_loss_price: '95000' }]),
  );
  await waitFor(() => expect(field('Stop loss')).toHaveValue(''));
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(screen.queryByRole('checkbox', { name: 'TP/SL' })).not.toBeInTheDocument();
});

it('a stop-limit order far beyond its trigger is confirmed with its distance whatever the setting is', async () => {
  localStorage.setItem('bourse.spot.skipConfirmation', '1');
  server.use(
    respond(capabilities, () => ({
      order_limits: [{ currency_id: 1, legal_id: 3, order_types: ['limit', 'market', 'stop_limit'] }],
    })),
  );
  const { user } = await openPanel();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Limit' })).toBeChecked());
  await chooseStopLimit(user);
  await fillLimitBuy(user, '125000', '0.1');
  await user.type(screen.getByRole('textbox', { name: 'Trigger price' }), '100000');
  await user.click(buyButton());
  const dialog = await screen.findByRole('dialog', { name: 'Place this order?' });
  expect(dialog).toHaveTextContent('Your price is 25.0% above the 100,000 USDT at which the order is triggered.');
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  expect(present.exchange.received).toEqual([]);
});
