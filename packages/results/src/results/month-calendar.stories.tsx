import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MonthCalendar } from './month-calendar';

const day = (name: string, profit: string | undefined) => ({
  day: name,
  lastAt: Date.parse(`${name}T12:00:00Z`),
  count: 1,
  profit: profit === undefined ? undefined : decimal(profit),
});

const meta = {
  title: 'Month calendar',
  component: MonthCalendar,
  parameters: {
    guide: {
      do: ['Begin a week on Monday.'],
      dont: ['Show a day without trades as zero.'],
      accessibility: ['Days are cells of a table with the weekdays as column headers.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: {
    currency: 'USDT',
    days: [
      day('2026-10-31', '8'),
      day('2026-11-10', '12345.67'),
      day('2026-11-11', '-40'),
      day('2026-11-12', undefined),
    ],
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('cell', { name: '10 +12.35K' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('cell', { name: '31 +8' })).toBeVisible();
  },
};
