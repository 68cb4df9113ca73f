import { stoppedClock } from '@bourse/storybook-config/clock';
import { VisitorSurroundings } from '@bourse/market/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { anOrder, NOW } from '../testing/fixtures';
import { OrderList } from './order-list';

const MINUTE_MS = 60_000;

const meta = {
  title: 'Order list',
  component: OrderList,
  beforeEach: stoppedClock(NOW),
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={[]}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: {
    label: 'My orders',
    orders: [
      anOrder({ createdAt: NOW - 3 * MINUTE_MS }),
      anOrder({ id: 502, adType: 'buy', status: 'paid', method: 'alipay' }),
      anOrder({ id: 503, status: 'completed' }),
      anOrder({ id: 504, status: 'cancelled', method: undefined, methodText: 'PayNow' }),
    ],
    state: { kind: 'ready' },
    isPublisher: false,
    more: 'none',
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unpaid order shows its remaining time by the clock of the exchange. */
export const Orders: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12:00')).toBeVisible();
  },
};

export const Loading: Story = { args: { orders: [], state: { kind: 'loading' } } };

export const Empty: Story = { args: { orders: [] } };

export const Failed: Story = { args: { orders: [], state: { kind: 'failed', failure: { kind: 'network' } } } };
