import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { BreakdownTable } from './breakdown-table';
import { groupedStatistics } from './journal';

const closed = [
  { pair: 'BTC/USDT', closedAt: 0, profit: decimal(310) },
  { pair: 'BTC/USDT', closedAt: 0, profit: decimal(-120) },
  { pair: 'ETH/USDT', closedAt: 0, profit: decimal(52.5) },
];

const meta = {
  title: 'Journal breakdown',
  component: BreakdownTable,
  parameters: {
    guide: {
      do: ['Group trades of one currency.', 'Count P/L after all fees.'],
      dont: ['Group by more than a user can read: pairs, durations, hours.'],
      accessibility: ['The table is named by what it groups by.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: { by: 'By pair', quote: 'USDT', groups: groupedStatistics(closed, ({ pair }) => pair) },
} satisfies Meta<typeof BreakdownTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pairs: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /BTC\/USDT 2 50/ })).toHaveTextContent('+190.00');
  },
};
