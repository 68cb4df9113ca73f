import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journalStatistics, profitCalendar } from '../rules/journal';
import { aPosition, OPENED_AT } from '../testing/fixtures';
import { JournalView } from './journal-view';

const DAY_MS = 86_400_000;
const closed = [
  aPosition({ completedAt: OPENED_AT }),
  aPosition({ id: 32, completedAt: OPENED_AT - DAY_MS, profit: decimal(-120) }),
  aPosition({ id: 33, completedAt: OPENED_AT - DAY_MS, profit: decimal(310) }),
];

const meta = {
  title: 'Journal',
  component: JournalView,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
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
    await expect(days[0]).toHaveTextContent('2026-11-19');
  },
};

export const Empty: Story = { args: { statistics: journalStatistics([]), days: [] } };
