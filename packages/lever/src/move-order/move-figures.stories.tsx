import { decimal, ONE } from '@bourse/decimal';
import { FigureLines } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoveFigures } from './move-figures';

const meta = {
  title: 'Moved order',
  component: MoveFigures,
  decorators: [
    (Story) => (
      <main>
        <FigureLines>
          <Story />
        </FigureLines>
      </main>
    ),
  ],
  args: {
    ticket: {
      id: 40,
      pair: '1-3',
      symbol: 'BTC/USDT',
      direction: 'long',
      lots: decimal(2),
      multiple: decimal(10),
      isReduceOnly: false,
      to: decimal(96_500),
    },
    priceDecimals: 2,
    cost: { margin: decimal(1930), fee: decimal('13.51') },
  },
} satisfies Meta<typeof MoveFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {};

/** The stops are planned on this device and move with the order. */
export const WithStops: Story = {
  args: { ticket: { ...meta.args.ticket, takeProfit: decimal(99_000), stopLoss: decimal(90_000) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('99,000.00')).toBeVisible();
  },
};

/** It holds no margin and pays no fee. */
export const ReduceOnly: Story = {
  args: { ticket: { ...meta.args.ticket, multiple: ONE, isReduceOnly: true }, cost: undefined },
};
