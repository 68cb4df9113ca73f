import { renderFeature } from '@bourse/feature-kit/testing';
import { decimal } from '@bourse/decimal';
import { balanceChanged } from '@bourse/contracts/events';
import { coinMarketHandlers } from '@bourse/trading/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { optionSettled } from '@bourse/contracts/micro-options';
import { reducers } from '../reducers';
import { Component as Fees } from '../fees/fees';
import { Component as Journal } from './journal';
import { anOption, aSettledOption, toWire } from '../testing';
import { freshOptions, openOrders } from './options.test-support';

const { present, server } = freshOptions();

/** Runs longer than any test: the monotonic clock of a test is real. */
const LONG = { remaining: 86_400_000 };

/** Holds the timers of half a second. Returns the function that runs them. */
function holdHalfSecond(): () => void {
  const { setTimeout: start } = globalThis;
  const held: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number, ...given: unknown[]) =>
    ms === 500 ? held.push(run) : start(run, ms, ...given),
  );
  return () => {
    for (const run of held.splice(0)) run();
  };
}

describe('the orders', () => {
  it('the orders show running options with countdown and preview', async () => {
    present.exchange.trading = [anOption()];
    openOrders();
    const row = await screen.findByRole('row', { name: /BTC\/USDT/ });
    expect(within(row).getByRole('timer').textContent).toMatch(/^\d+\.\d$/);
    expect(within(row).getByRole('cell', { name: '100 USDT' })).toBeVisible();
  });

  it('the orders show all digits of the prices of a pair, which decide a result, running and settled', async () => {
    server.use(...coinMarketHandlers());
    const options = [
      { id: 1, symbol: 'BTC/USDT', openPrice: decimal('97251.12') },
      { id: 2, symbol: 'DOGE/USDT', openPrice: decimal('0.38412') },
      { id: 3, symbol: 'PEPE/USDT', openPrice: decimal('0.0000008765') },
    ];
    present.exchange.trading = options.map((option) => anOption(option));
    present.exchange.closed = options.map((option) => aSettledOption({ ...option, endPrice: option.openPrice }));
    const { user } = openOrders();
    const shown = ['97,251.1200', '0.38412', '0.0000008765'];
    // Beside the price at the opening is the present one, and the one at the end.
    for (const price of shown) expect(await screen.findAllByText(price)).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: 'Closed' }));
    for (const price of shown) expect(await screen.findAllByText(price)).toHaveLength(2);
  });

  it('the orders show the result in the row, which is removed after half a second', async () => {
    present.exchange.trading = [anOption(LONG), anOption({ ...LONG, id: 42, symbol: 'ETH/USDT' })];
    const { realtime } = openOrders();
    await screen.findByRole('row', { name: /BTC\/USDT/ });
    const endHalfSecond = holdHalfSecond();
    act(() => realtime.emit(optionSettled, toWire(aSettledOption())));
    await waitFor(() => expect(screen.getByRole('row', { name: /BTC\/USDT/ })).toHaveTextContent(/\+74\.80\sUSDT/));
    act(endHalfSecond);
    await waitFor(() => expect(screen.queryByRole('row', { name: /BTC\/USDT/ })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /ETH\/USDT/ })).toBeVisible();
  });

  it('the orders say while none is open what will be in the list', async () => {
    openOrders();
    expect(await screen.findByText('Open options appear here until they settle.')).toBeVisible();
  });

  it('the orders show an option that another tab has opened, after the balance has changed', async () => {
    const { realtime } = openOrders();
    await screen.findByText('No open options');
    present.exchange.trading = [anOption(LONG)];
    act(() => realtime.emit(balanceChanged, {}));
    expect(await screen.findByRole('row', { name: /BTC\/USDT/ })).toBeVisible();
  });

  it('the orders hide an expired option, show that its result is pending, and never predict one', async () => {
    present.exchange.trading = [anOption({ remaining: 150 })];
    openOrders();
    expect(await screen.findByText('Settling: 1')).toBeVisible();
    expect(screen.queryByRole('row', { name: /BTC\/USDT/ })).not.toBeInTheDocument();
  });

  it('the orders show the result of an option whose event was lost', async () => {
    present.exchange.trading = [anOption({ remaining: 300 })];
    const { user } = openOrders();
    const closed = await screen.findByRole('tab', { name: 'Closed' });
    await user.click(closed);
    await screen.findByText('No closed options yet');
    await user.click(screen.getByRole('tab', { name: 'Open' }));
    expect(await screen.findByText('Settling: 1')).toBeVisible();
    present.exchange.trading = [];
    present.exchange.closed = [aSettledOption()];
    await waitFor(() => expect(screen.queryByText('Settling: 1')).not.toBeInTheDocument());
    await user.click(closed);
    expect(await screen.findByRole('button', { name: 'Verify' })).toBeVisible();
  });

  it('the orders show settled options and whether this device has recorded their prices', async () => {
    present.exchange.closed = [aSettledOption()];
    const { user } = openOrders();
    await user.click(await screen.findByRole('tab', { name: 'Closed' }));
    expect(await screen.findByText(/\+74\.80\sUSDT/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('This device has no record of this option.')).toBeVisible();
    expect(screen.queryByText(/^Settled P\/L/)).not.toBeInTheDocument();
  });

  it('the record of a loss says that more was settled than the share of the stake that a loss costs', async () => {
    present.exchange.durations = [{ seconds: 30, profit_ratio: '75', loss_ratio: '80' }];
    present.exchange.closed = [aSettledOption({ endPrice: decimal(103_990), profit: decimal(-100) })];
    const { user } = openOrders();
    await user.click(await screen.findByRole('tab', { name: 'Closed' }));
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(/^Settled P\/L before fee: −100\.00.*: −80\.00/)).toBeVisible();
  });
});

describe('the journal', () => {
  it('the journal has the statistics of all settled options, and filters the list by tag', async () => {
    present.exchange.closed = [aSettledOption({ id: 1 }), aSettledOption({ id: 2, profit: decimal(-100) })];
    const { user } = renderFeature(<Journal />, { reducers, address: '/optionRecord' });
    expect(await screen.findByText(/^50\.00% \(1 won\)/)).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'By pair' })).getAllByRole('row')).toHaveLength(2);
    const [first] = await screen.findAllByRole('button', { name: /^Add note/ });
    if (first) await user.click(first);
    await user.type(await screen.findByRole('textbox', { name: 'Tags' }), 'news');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await user.click(await screen.findByRole('combobox', { name: 'Tag' }));
    await user.click(screen.getByRole('option', { name: 'news' }));
    expect(screen.getAllByRole('button', { name: 'Verify' })).toHaveLength(1);
  });
});

describe('the fees of options', () => {
  it('the fee page of options shows rates, payouts, an estimate and the sum of what was paid', async () => {
    present.exchange.durations = [{ seconds: 30, profit_ratio: '75', loss_ratio: '80' }];
    present.exchange.closed = [
      aSettledOption({ id: 1, fee: decimal(2) }),
      aSettledOption({ id: 2, fee: decimal('0.5') }),
    ];
    renderFeature(<Fees />, { reducers, address: '/fees?days=all' });
    expect((await screen.findByText('USDT (charges: 2)')).nextSibling).toHaveTextContent('2.5USDT');
    expect((await screen.findByText('Payout of a win, 30 s')).nextSibling).toHaveTextContent('75.00%');
    expect(screen.getByText('Cost of a loss, 30 s').nextSibling).toHaveTextContent('80.00%');
  });
});
