import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { journalStatistics, profitCalendar } from './journal';
import { JournalView } from './journal-view';

const DAY_MS = 86_400_000;
const CLOSED_AT = Date.parse('2026-11-20T12:00:00Z');
const closed = [
  { closedAt: CLOSED_AT, profit: decimal(52.5) },
  { closedAt: CLOSED_AT - DAY_MS, profit: decimal(-120) },
  { closedAt: CLOSED_AT - DAY_MS, profit: decimal(310) },
];

const meta = {
  title: 'Journal',
  component: JournalView,
  parameters: {
    guide: {
      do: ['Show it above the closed trades of a product.', 'Count P/L after all fees.'],
      dont: ['Leave trades of unknown P/L out: the sum is then unknown, not smaller.'],
      accessibility: ['The days are a named list, oldest first.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: {
    statistics: journalStatistics(closed),
    days: profitCalendar(closed, 'Asia/Shanghai'),
    quote: 'USDT',
  },
} satisfies Meta<typeof JournalView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One entry a day, oldest first. */
export const Days: Story = {
  play: async ({ canvas }) => {
    const days = await canvas.findAllByRole('listitem');
    await expect(days).toHaveLength(2);
    await expect(days[0]).toHaveTextContent('Nov 19, 2026');
  },
};

export const Empty: Story = { args: { statistics: journalStatistics([]), days: [] } };
