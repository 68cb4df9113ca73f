import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aFill } from '../testing/fixtures';
import { HistoryTable } from './history-table';

const fills = [
  aFill(),
  aFill({ id: 5002, side: 'sell', price: decimal('97500'), fee: decimal('9.75'), feeCurrency: 'USDT' }),
  aFill({ id: undefined, amount: decimal('0.0003') }),
];

const meta = {
  title: 'History',
  component: HistoryTable,
  args: { fills, state: { kind: 'ready' }, pricePlaces: () => 2, more: 'none', onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof HistoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(4);
  },
};

/** For one pair, without a pair column. */
export const OfOnePair: Story = {
  args: { isOfOnePair: true },
  play: async ({ canvas }) => expect(canvas.queryByText('BTC/USDT')).toBeNull(),
};

export const Loading: Story = { args: { state: { kind: 'loading' }, fills: [] } };
export const None: Story = { args: { fills: [] } };

export const Failed: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'network' } }, fills: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MoreToLoad: Story = {
  args: { more: 'available' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getAllByRole('button').at(-1);
    if (button) await userEvent.click(button);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const NoMore: Story = { args: { more: 'end' } };
export const MoreFailed: Story = { args: { more: 'failed' } };
