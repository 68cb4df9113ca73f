import { decimal } from '@bourse/decimal';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aRecord, NOW } from '../testing/fixtures';
import { UnlockTimeline } from './unlock-timeline';

const DAY_MS = 86_400_000;

const meta = {
  title: 'Unlock timeline',
  component: UnlockTimeline,
  decorators: [inMain],
  args: {
    records: [
      aRecord({ status: 'locked', unlocksAt: NOW + 2 * DAY_MS, quantity: decimal('500') }),
      aRecord({ id: 2, status: 'locked', unlocksAt: NOW + DAY_MS }),
      aRecord({ id: 3, status: 'completed' }),
    ],
  },
} satisfies Meta<typeof UnlockTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last row has the sum of all locked quantities. */
export const Locked: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row');
    await expect(rows.at(-1)).toHaveTextContent('800');
    const figure = canvas.getByRole('figure', { name: 'Unlocked BRS over time' });
    await waitFor(() => expect(figure.querySelector('.highcharts-graph')).toBeInTheDocument());
  },
};
