import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aFill } from '../testing/fixtures';
import { HistoryTable, type FillsList } from './history-table';

const fills = [
  aFill(),
  aFill({ id: 5002, side: 'sell', price: decimal('97500'), fee: decimal('9.75'), feeCurrency: 'USDT' }),
  aFill({ id: undefined, amount: decimal('0.0003') }),
];

const list: FillsList = { fills, state: { kind: 'ready' }, more: 'none', onMore: fn(), onRetry: fn() };

const meta = {
  title: 'History',
  component: HistoryTable,
  args: { list, content: { pricePlaces: () => 2 } },
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
  args: { content: { pricePlaces: () => 2, isOfOnePair: true } },
  play: async ({ canvas }) => expect(canvas.queryByText('BTC/USDT')).toBeNull(),
};

export const Loading: Story = { args: { list: { ...list, state: { kind: 'loading' }, fills: [] } } };
export const None: Story = { args: { list: { ...list, fills: [] } } };

export const Failed: Story = {
  args: { list: { ...list, state: { kind: 'failed', failure: { kind: 'network' } }, fills: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
};

export const MoreToLoad: Story = {
  args: { list: { ...list, more: 'available' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getAllByRole('button').at(-1);
    if (button) await userEvent.click(button);
    await expect(args.list.onMore).toHaveBeenCalledOnce();
  },
};

export const NoMore: Story = { args: { list: { ...list, more: 'end' } } };
export const MoreFailed: Story = { args: { list: { ...list, more: 'failed' } } };
