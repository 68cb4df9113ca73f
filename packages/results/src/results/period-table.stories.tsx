import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PeriodTable } from './period-table';

const day = (name: string, profit: number) => ({
  day: name,
  lastAt: Date.parse(`${name}T12:00:00Z`),
  count: 1,
  profit: decimal(profit),
});

const meta = {
  title: 'Results by period',
  component: PeriodTable,
  parameters: {
    guide: {
      do: ['Sum days of one currency.'],
      dont: ['Mix time zones: days are named in the chosen zone before they are summed.'],
      accessibility: ['The table is named by the period.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: {
    currency: 'USDT',
    period: 'week',
    days: [day('2026-11-10', 12), day('2026-11-11', -40), day('2026-11-17', 5)],
  },
} satisfies Meta<typeof PeriodTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Week of Nov 09, 2026 2/ })).toHaveTextContent('28.00');
  },
};
