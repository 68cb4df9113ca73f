import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import { FigureLines } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BalanceLines } from './balance-lines';

const meta = {
  title: 'Order entry/Balance lines',
  component: BalanceLines,
  parameters: {
    guide: {
      do: ['Place them in the `FigureLines` of an order form, before the figures of the order.'],
      dont: ['Show a worth that is not known: leave it out.'],
      accessibility: ['Each line is a term with its figure.'],
    } satisfies Guide,
  },
  args: {
    labels: { available: 'Available', transfer: 'Transfer', worth: 'Worth' },
    available: decimal('1520.5'),
    unit: 'USDT',
    worth: decimal('10947.6'),
    transfer: { href: '/transfer', onClick: fn() },
  },
  decorators: [
    (Story) => (
      <FigureLines>
        <Story />
      </FigureLines>
    ),
  ],
} satisfies Meta<typeof BalanceLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = {};

export const Unknown: Story = {
  args: { available: undefined, worth: undefined, transfer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.queryByTitle(/^Worth/)).not.toBeInTheDocument();
  },
};
