import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, screen } from 'storybook/test';
import { aPosition } from '../testing/fixtures';
import { summariseAccount } from '../rules/account';
import { accountRisk } from './account-risk';
import { AccountStrip } from './account-strip';

const liquidationAt = (price: number) => () => ({ kind: 'price', price: decimal(price), below: true }) as const;
const riskOf = (input: Parameters<typeof summariseAccount>[0], price: number) =>
  accountRisk({ input, summary: summariseAccount(input), liquidationOf: liquidationAt(price) });

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
  decorators: [inMain],
  args: {
    quote: 'USDT',
    available: account.available,
    summary: summariseAccount(account),
    risk: riskOf(account, 60_000),
  },
} satisfies Meta<typeof AccountStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Equity is the available balance with margins, unrealised P/L and the money of pending orders. */
export const Profit: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('10,200');
  },
};

const near = {
  ...account,
  available: decimal(0),
  positions: [aPosition({ profit: decimal(-1100) })],
  pushedRiskRate: decimal(112),
};

/** Red with icon and word, at 130 % and below. */
export const NearLiquidation: Story = {
  tags: ['picture'],
  args: { available: decimal(0), summary: summariseAccount(near), risk: riskOf(near, 97_900) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High risk')).toBeVisible();
  },
};

const early = { ...account, pushedRiskRate: decimal(180) };

/** Amber at 200 % and below. The button shows all figures. */
export const Caution: Story = {
  tags: ['picture'],
  args: { summary: summariseAccount(early), risk: riskOf(early, 95_000) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Caution')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All account figures' }));
    await expect(await screen.findByRole('dialog', { name: 'Leverage account' })).toHaveTextContent('Used margin');
  },
};

const flat = { ...account, positions: [] };
export const WithoutPositions: Story = {
  args: { summary: summariseAccount(flat), risk: riskOf(flat, 60_000) },
};

const unknown = { ...flat, available: undefined };
export const Loading: Story = {
  args: { available: undefined, summary: summariseAccount(unknown), risk: riskOf(unknown, 60_000) },
};
