import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anOpenOrder } from '../testing/fixtures';
import { OpenOrdersTable, type OpenOrdersList } from './open-orders-table';
import { orderKey } from '../rules/open-orders';

const orders = [
  anOpenOrder(),
  anOpenOrder({ id: 1002, side: 'sell', price: decimal('99500.5'), filled: decimal(0), remaining: decimal('0.5') }),
  anOpenOrder({ id: 1003, price: decimal('94000'), filled: decimal('0.45'), remaining: decimal('0.05') }),
];

const list: OpenOrdersList = { orders, state: { kind: 'ready' }, more: 'none', onMore: fn(), onRetry: fn() };
const actions = { cancelling: new Set<string>(), onCancel: fn() };
const ofOnePair = { content: { pricePlaces: () => 2, isOfOnePair: true }, actions: { ...actions, onCancelAll: fn() } };

const meta = {
  title: 'Open orders',
  component: OpenOrdersTable,
  args: {
    list,
    content: { pricePlaces: () => 2 },
    actions,
  },
} satisfies Meta<typeof OpenOrdersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [cancel] = (await canvas.findAllByRole('button')).slice(-3);
    if (cancel) await userEvent.click(cancel);
    await expect(args.actions.onCancel).toHaveBeenCalledWith(orders[0]);
  },
};

/** Orders of types that the exchange announces. */
export const Types: Story = {
  args: {
    list: {
      ...list,
      orders: [
        anOpenOrder({ type: 'stop_limit', trigger: decimal('96900'), isWaiting: true }),
        anOpenOrder({ id: 1002, side: 'sell', type: 'post_only' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBe(3);
  },
};

/** For one pair: no pair column, with a button to cancel all. */
export const OfOnePair: Story = {
  args: ofOnePair,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('BTC/USDT')).toBeNull();
    const head = canvas.getAllByRole('columnheader').at(-1)?.querySelector('button');
    if (head) await userEvent.click(head);
    await expect(args.actions.onCancelAll).toHaveBeenCalledOnce();
  },
};

export const NoneOfOnePair: Story = {
  args: { ...ofOnePair, list: { ...list, orders: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};

/** The row with a pending cancellation cannot be pressed again; the others can. */
export const Cancelling: Story = {
  args: { actions: { ...actions, cancelling: new Set(orders.slice(0, 1).map(orderKey)) } },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button').slice(-3);
    if (first) await userEvent.click(first);
    await expect(args.actions.onCancel).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { list: { ...list, state: { kind: 'loading' }, orders: [] } } };
export const None: Story = { args: { list: { ...list, orders: [] } } };

export const Failed: Story = {
  args: { list: { ...list, state: { kind: 'failed', failure: { kind: 'network' } }, orders: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
};

export const MoreToLoad: Story = { args: { list: { ...list, more: 'available' } } };
export const LoadingMore: Story = { args: { list: { ...list, more: 'loading' } } };
export const NoMore: Story = { args: { list: { ...list, more: 'end' } } };
export const MoreFailed: Story = { args: { list: { ...list, more: 'failed' } } };
