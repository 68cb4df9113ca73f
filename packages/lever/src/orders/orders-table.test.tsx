import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { tradingMessages } from '@bourse/trading';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leverMessages } from '../locales/messages';
import { aPosition } from '../testing/fixtures';
import { extraColumns } from './extra-columns';
import { OrdersTable } from './orders-table';
import { profitMode } from './profit-mode';

beforeAll(() => preloadMessages([leverMessages, tradingMessages, uiKitMessages]));
beforeEach(() => extraColumns.write(undefined));

const nothing = vi.fn<() => void>();

function open(orders = [aPosition({ takeProfit: decimal(99_000) })]) {
  renderWithKit(
    <MemoryRouter>
      <OrdersTable
        list="positions"
        state={{ kind: 'ready' }}
        orders={orders}
        onRetry={nothing}
        content={{
          profitMode: profitMode.read(),
          decimalsOf: () => 2,
          figures: {
            liquidation: () => ({ kind: 'price', price: decimal(88_200), below: true }),
            breakEven: () => '97,067.90',
          },
        }}
        actions={{
          busy: new Set<number>(),
          ending: new Set<number>(),
          onClose: nothing,
          onReverse: nothing,
          onStops: nothing,
          onDetails: nothing,
        }}
        pages={{ page: 1, pageCount: 1, onChange: nothing }}
      />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);
}

describe('the list of positions', () => {
  it('has few columns, with the P/L after fees', () => {
    expect(open()).toEqual([
      'Pair',
      'Lots',
      'Entry / mark',
      'Net P/L (ROI)',
      'Est. liq. price',
      'TP/SL',
      'Margin',
      'Actions',
    ]);
  });

  it('says while it is empty what will be in it, without an action on the screen that opens positions', () => {
    open([]);
    expect(screen.getByText('Your open positions appear here with their P/L.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has the columns that the user has added', () => {
    extraColumns.write(['breakEven', 'fees', 'time', 'number']);
    expect(open()).toEqual(expect.arrayContaining(['Break-even price', 'Fee', 'Overnight fee', 'Order ID']));
  });

  it('names the account in place of its liquidation price, which screen readers get, and the distance of the row', () => {
    open();
    expect(screen.getByRole('cell', { name: /^Account 88,200\.00 \(10\.00%\)$/ })).toBeVisible();
    expect(screen.getByText('Account')).toHaveAttribute(
      'title',
      'Cross margin: the account is liquidated at 88,200.00',
    );
  });

  it('has take profit and stop loss in one cell, and says which is not set', () => {
    open();
    expect(screen.getByRole('cell', { name: /^Take profit 99,000\.00.*Stop loss .*not set/i })).toBeVisible();
  });

  it('has its actions as icons with the name of the order, of which only the closing one is always visible', () => {
    open();
    for (const name of ['Details', 'TP/SL', 'Reverse']) {
      // Transparent until the pointer is in the row.
      expect(screen.getByRole('button', { name: `${name}: order 31` })).not.toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Close: order 31' })).toBeVisible();
  });
});
