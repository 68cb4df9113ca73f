import { decimal, ONE } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aFilledReduction, aPosition, OPENED_AT } from '../testing/fixtures';
import { MemoryRouter } from 'react-router';
import { EXTRA_COLUMNS, extraColumns } from './extra-columns';
import { OrdersTable } from './orders-table';

const content = { profitMode: 'net', decimalsOf: () => 2 } as const;

const meta = {
  title: 'Orders table',
  component: OrdersTable,
  decorators: [
    (Story) => (
      <main style={{ height: 320 }}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </main>
    ),
  ],
  args: {
    list: 'positions',
    state: { kind: 'ready' },
    orders: [
      aPosition({ takeProfit: decimal(99_000) }),
      aPosition({ id: 32, direction: 'short', profit: decimal(-200), stopLoss: decimal(99_500) }),
    ],
    onRetry: fn(),
    content,
    actions: { busy: new Set<number>(), ending: new Set<number>(), onClose: fn(), onStops: fn() },
    pages: { page: 1, pageCount: 1, onChange: fn() },
  },
} satisfies Meta<typeof OrdersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Positions: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Close.*31/ }));
    await expect(args.actions.onClose).toHaveBeenCalledWith(args.orders[0]);
  },
};

/** The price is the account's; a row has its distance in per cent of its own mark price. */
export const Liquidation: Story = {
  tags: ['picture'],
  args: {
    orders: [
      aPosition(),
      aPosition({ id: 32, markPrice: decimal(99_000) }),
      aPosition({ id: 33, markPrice: undefined }),
    ],
    content: {
      ...content,
      figures: {
        liquidation: () => ({ kind: 'price', price: decimal('88200'), below: true }),
        breakEven: () => '97,067.9000',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: /^Account 88,200\.00 \(10\.00%\)$/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /^Account 88,200\.00 \(10\.91%\)$/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Account 88,200.00' })).toBeVisible();
  },
};

/** With the columns that the user can add. */
export const AllColumns: Story = {
  beforeEach: () => {
    extraColumns.write([...EXTRA_COLUMNS]);
    return () => extraColumns.write(undefined);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Overnight fee' })).toBeInTheDocument();
  },
};

export const BeforeFees: Story = {
  args: { content: { ...content, profitMode: 'gross' }, pages: { page: 1, pageCount: 3, onChange: fn() } },
};

export const Closed: Story = {
  tags: ['picture'],
  args: {
    list: 'closed',
    orders: [aPosition({ completedAt: OPENED_AT + 3_600_000 })],
  },
};

/** Reduce-only orders: what they closed, and one from before the exchange stored it. */
export const Filled: Story = {
  args: {
    list: 'filled',
    orders: [aFilledReduction(), aPosition({ id: 30, direction: 'short', multiple: ONE, isReduceOnly: true })],
  },
};

export const Loading: Story = { args: { orders: [], state: { kind: 'loading' } } };

export const Empty: Story = { args: { orders: [] } };

export const Failed: Story = { args: { orders: [], state: { kind: 'failed', failure: { kind: 'network' } } } };
