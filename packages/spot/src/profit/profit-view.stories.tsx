import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { pairProfits } from '../rules/pair-profit';
import { aFill } from '../testing/fixtures';
import { ProfitView, type ProfitViewProps } from './profit-view';
import { profitSummary } from '../rules/profit-summary';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const d = decimal;

const sell = (id: number, price: number, days: number) =>
  aFill({ id, side: 'sell', price: d(price), fee: d(9.7), feeCurrency: 'USDT', time: NOW - days * DAY_MS });
const fills = [
  sell(5, 98_000, 0),
  sell(4, 95_500, 1),
  sell(3, 97_500, 2),
  aFill({ id: 2, base: 'ETH', feeCurrency: 'ETH', amount: d(2), price: d(3400), time: NOW - 3 * DAY_MS }),
  aFill({ id: 1, amount: d(0.5), price: d(96_000), fee: d(0), time: NOW - 4 * DAY_MS }),
];
const summaryOf = (isComplete: boolean) =>
  profitSummary(pairProfits(fills, { method: 'average', isComplete }), 'USDT', 'Asia/Shanghai');

const read: ProfitViewProps['fills'] = {
  state: { kind: 'ready' },
  count: fills.length,
  isComplete: true,
  feesUnknown: 0,
  onOlder: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'Profit and loss',
  component: ProfitView,
  decorators: [inMain],
  args: {
    fills: read,
    choice: { method: 'average', onMethod: fn(), quotes: ['USDT'], quote: 'USDT', onQuote: fn() },
    summary: summaryOf(true),
    csv: { isExporting: false, onExport: fn() },
    lastPrice: (symbol: string) => d(symbol === 'BTC/USDT' ? 97_000 : 3300),
    trade: { href: '/', onClick: fn() },
    children: null,
  },
} satisfies Meta<typeof ProfitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'By pair' })).toHaveTextContent('ETH/USDT');
  },
};

/** Older trades are missing: sums are unknown, not zero. */
export const Incomplete: Story = {
  args: { summary: summaryOf(false), fills: { ...read, isComplete: false } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load older trades' }));
    await expect(args.fills.onOlder).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { fills: { ...read, state: { kind: 'loading' } } } };
export const Failed: Story = { args: { fills: { ...read, state: { kind: 'failed', failure: { kind: 'network' } } } } };
export const Empty: Story = { args: { fills: { ...read, count: 0 } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
