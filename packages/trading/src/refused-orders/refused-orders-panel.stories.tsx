import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RefusedOrdersPanel } from './refused-orders-panel';

const meta = {
  title: 'Orders/Refused orders',
  component: RefusedOrdersPanel,
  parameters: {
    guide: {
      do: ['Show it below the orders of a product whose back end does not list refused orders.'],
      dont: ['Show it for orders whose outcome is unknown: they may have been placed.'],
      accessibility: ['The orders are a table with the title of the panel as its name.'],
    } satisfies Guide,
  },
  args: {
    orders: [
      {
        at: Date.UTC(2026, 10, 28, 8, 30),
        symbol: 'BTC/USDT',
        direction: 'long',
        amount: decimal(2),
        unit: '',
        reason: 'The pair is halted for an hour',
      },
    ],
    describe: ({ amount }) => `Long · ${amount} lots`,
  },
} satisfies Meta<typeof RefusedOrdersPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOrder: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('table', { name: 'Rejected orders' }));
    await expect(row.getByText('Long · 2 lots')).toBeVisible();
    await expect(row.getByText('The pair is halted for an hour')).toBeVisible();
  },
};
