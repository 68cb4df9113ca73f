import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPosition } from '../testing/fixtures';
import { summariseAccount } from '../rules/account';
import { AccountStrip } from './account-strip';

const account = {
  available: decimal(8060),
  pending: decimal(0),
  positions: [aPosition()],
  pushedRiskRate: undefined,
  maintenanceRate: decimal('0.5'),
};

const meta = {
  title: 'Account strip',
  component: AccountStrip,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { quote: 'USDT', available: account.available, summary: summariseAccount(account) },
} satisfies Meta<typeof AccountStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Equity is the available balance with margins, unrealised P/L and the money of pending orders. */
export const Profit: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('10,200');
  },
};

export const NearLiquidation: Story = {
  tags: ['picture'],
  args: {
    available: decimal(0),
    summary: summariseAccount({
      ...account,
      available: decimal(0),
      positions: [aPosition({ profit: decimal(-1100) })],
      pushedRiskRate: decimal(86),
    }),
  },
};

export const WithoutPositions: Story = { args: { summary: summariseAccount({ ...account, positions: [] }) } };

export const Loading: Story = {
  args: { available: undefined, summary: summariseAccount({ ...account, available: undefined, positions: [] }) },
};
