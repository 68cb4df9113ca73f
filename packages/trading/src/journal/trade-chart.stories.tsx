import { decimal } from '@bourse/decimal';
import { marketHandlers, VisitorSurroundings } from '@bourse/market/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, fn, screen } from 'storybook/test';
import { LazyTradeChart } from './lazy-trade-chart';

const meta = {
  title: 'Trade chart',
  component: LazyTradeChart,
  parameters: {
    guide: {
      do: ['Open it from a row of a journal, with `useTradeChart`.', 'Give the P/L after fees.'],
      dont: ['Keep a picture of the chart: it is drawn from the bars of its time.'],
      accessibility: ['Entry and exit are in the words of the chart too.'],
    } satisfies Guide,
  },
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={marketHandlers()}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: {
    trade: {
      title: 'OLD/USDT, 20 Nov 12:00',
      symbol: 'OLD/USDT',
      isBuy: true,
      openedAt: undefined,
      closedAt: Date.parse('2026-11-20T12:00:00Z'),
      entryPrice: decimal(90_000),
      exitPrice: decimal(91_000),
      profit: decimal(1000),
      currency: 'USDT',
    },
    onClose: fn(),
  },
} satisfies Meta<typeof LazyTradeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnlistedPair: Story = {
  play: async () => {
    await expect(await screen.findByText('This pair is no longer listed.')).toBeVisible();
  },
};
