import { balanceChanged } from '@bourse/realtime/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amount, buyButton, confirm, fillLimitBuy, level, openPanel, price, total } from './order-panel.test-support';
import { freshExchange } from '../testing/fresh-exchange';

const { present } = freshExchange();

describe('the form', () => {
  it('says what is missing beside the field once the button is pressed, and goes there', async () => {
    const { user } = await openPanel();
    expect(screen.queryByText('Enter a price to buy at, above zero.')).not.toBeInTheDocument();
    await user.click(buyButton());
    expect(await screen.findByText('Enter a price to buy at, above zero.')).toBeVisible();
    expect(screen.getByText('Enter an amount to buy, above zero.')).toBeVisible();
    expect(price()).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Sell' }));
    expect(screen.queryByText(/above zero/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sell BTC' }));
    expect(await screen.findByText('Enter a price to sell at, above zero.')).toBeVisible();
    expect(screen.getByText('Enter an amount to sell, above zero.')).toBeVisible();
  });

  it('says when the balance does not suffice', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user, '97000', '1.0310');
    await user.click(buyButton());
    expect(await screen.findByText('This is more than you have available.')).toBeVisible();
    expect(present.exchange.received).toEqual([]);
  });

  it('keeps a price that is selected when a letter is typed', async () => {
    const { user } = await openPanel();
    await user.type(price(), '96000');
    await user.type(price(), 'b', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    expect(price()).toHaveValue('96000');
  });

  it('takes a total and floors the amount', async () => {
    const { user } = await openPanel();
    await user.type(price(), '30000');
    await user.type(total(), '100');
    expect(amount()).toHaveValue('0.0033');
    expect(total()).toHaveValue('100');
  });

  it('reckons percent steps with the best price before a price is typed', async () => {
    const { user } = await openPanel();
    screen.getByRole('slider').focus();
    await user.keyboard('{ArrowRight>4/}');
    expect(amount()).toHaveValue('1.0309');
    await user.type(price(), '50000');
    expect(amount()).toHaveValue('2');
  });

  it('shows the best price, disabled, in market mode and sends it with mode 1', async () => {
    const { user, book: store } = await openPanel();
    await user.click(screen.getByRole('radio', { name: 'Market' }));
    const best = screen.getByRole('textbox', { name: 'Best price' });
    expect(best).toBeDisabled();
    expect(best).toHaveValue('97000');
    await user.type(amount(), '0.25');
    store.replace({ bids: [], asks: [level('97001')] });
    await waitFor(() => expect(best).toHaveValue('97001'));
    await user.click(buyButton());
    await confirm(user);
    await waitFor(() => expect(present.exchange.received).toMatchObject([{ price: '97001', num: '0.25', mode: 1 }]));
  });

  it('reckons percent steps of a market buy with the levels that it takes: all of the money buys no more than it pays', async () => {
    const { user, book: store } = await openPanel();
    store.replace({ bids: [], asks: [level('50000'), level('100000')] });
    await user.click(screen.getByRole('radio', { name: 'Market' }));
    screen.getByRole('slider').focus();
    await user.keyboard('{ArrowRight>4/}');
    expect(amount()).toHaveValue('1.5');
  });

  it('shows the fee, and what is received, where the exchange says it', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user, '96000', '0.5');
    expect(screen.getByText('Fee, at most').nextSibling).toHaveTextContent('0.0005BTC');
    expect(screen.getByText('You receive, at least').nextSibling).toHaveTextContent('0.4995BTC');
  });

  it('leaves fee and receipt out where it does not', async () => {
    present.exchange.deal = { ...present.exchange.deal, taker_fee: undefined };
    const { user } = await openPanel();
    await fillLimitBuy(user);
    expect(screen.queryByText('Fee, at most')).not.toBeInTheDocument();
  });

  it('warns of a price far through the book, and sends the order all the same', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user, '120000', '0.1');
    expect(screen.getByText(/more than 5% worse/)).toBeVisible();
    await user.click(buyButton());
    await confirm(user);
    await waitFor(() => expect(present.exchange.received).toHaveLength(1));
  });

  it('shows what a socket says of the balance', async () => {
    const { realtime } = await openPanel();
    present.exchange.deal = { ...present.exchange.deal, user_legal: '123' };
    realtime.emit(balanceChanged, {});
    expect(await screen.findByText('123')).toBeVisible();
  });

  it('stops selling where storage says so', async () => {
    localStorage.setItem('index2', '13');
    const { user } = await openPanel();
    await user.click(screen.getByRole('radio', { name: 'Sell' }));
    expect(screen.getByRole('button', { name: 'Selling is stopped' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Buy' }));
    expect(buyButton()).toBeEnabled();
  });
});

describe('the mode', () => {
  it('is remembered for each pair on this device', async () => {
    const first = await openPanel();
    await first.user.click(screen.getByRole('radio', { name: 'Market' }));
    first.unmount();
    await openPanel();
    expect(screen.getByRole('radio', { name: 'Market' })).toBeChecked();
  });
});

describe('a visitor', () => {
  it('sees the ways in instead of the button, and comes back to what was typed', async () => {
    const { user, router } = await openPanel({ isVisitor: true, address: '/dealCenter?symbol=BTC_USDT' });
    expect(screen.queryByRole('button', { name: 'Buy BTC' })).not.toBeInTheDocument();
    expect(screen.getByRole('slider')).toBeDisabled();
    await user.type(price(), '96000');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByText('Login screen')).toBeVisible();
    expect(router.state.location.state).toEqual({ from: '/dealCenter?symbol=BTC_USDT' });
    await router.navigate(-1);
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('96000');
  });

  it('finds the way to registration too', async () => {
    await openPanel({ isVisitor: true });
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/components/register');
  });
});
