import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { resultTotals } from '../rules/totals';
import { aClosedTrade } from '../testing';
import { ResultsView, type ResultsViewProps } from './results-view';

const at = (day: number) => Date.parse(`2026-11-${day}T12:00:00Z`);
const trades = [
  aClosedTrade({ closedAt: at(10), profit: decimal('310.5'), stake: decimal(1250) }),
  aClosedTrade({ closedAt: at(11), profit: decimal('-120.25'), stake: decimal(800) }),
  aClosedTrade({ product: 'options', symbol: 'ETH/USDT', closedAt: at(17), profit: decimal(-51), stake: decimal(50) }),
  aClosedTrade({ product: 'spot', symbol: 'ETH/USDT', closedAt: at(19), profit: decimal('64.1'), stake: decimal(640) }),
];
const totals = resultTotals(
  trades,
  [{ kind: 'fee', time: at(10), amount: decimal('4.2'), currency: 'USDT' }],
  'USDT',
  'UTC',
);

const read: ResultsViewProps['read'] = {
  state: { kind: 'ready' },
  isComplete: true,
  onOlder: fn(),
  onRetry: fn(),
};
const choice: ResultsViewProps['choice'] = {
  currencies: ['USDT', 'BTC'],
  currency: 'USDT',
  onCurrency: fn(),
  period: 'week',
  onPeriod: fn(),
};

const meta = {
  title: 'Results of all products',
  component: ResultsView,
  parameters: {
    guide: {
      do: ['Count trades after all fees.', 'Show one currency at a time.'],
      dont: ['Add up currencies.', 'Show an unknown sum as zero.'],
      accessibility: ['The calendar is a table. The sign of a result is written, beside its colour.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: { read, choice, totals, csv: { isExporting: false, onExport: fn() }, onShare: fn() },
} satisfies Meta<typeof ResultsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('table', { name: 'By product' })).toHaveTextContent('Leverage');
    await userEvent.click(canvas.getByRole('button', { name: 'Share: Best trade' }));
    await expect(args.onShare).toHaveBeenCalledWith(expect.objectContaining({ profit: '310.5' }));
  },
};

/** Older trades are missing, and the user is told. */
export const Incomplete: Story = { args: { read: { ...read, isComplete: false } } };
export const Loading: Story = { args: { read: { ...read, state: { kind: 'loading' } } } };
export const Failed: Story = { args: { read: { ...read, state: { kind: 'failed', failure: { kind: 'network' } } } } };
export const Empty: Story = { args: { choice: { ...choice, currencies: [], currency: undefined } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
