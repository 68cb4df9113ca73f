import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FIXTURE_NOW } from '../testing';
import { LineChart } from './line-chart';
import type { LinePoint } from './line-summary';

const DAY_MS = 86_400_000;
const VALUES = ['9500', '9620', '9580.5', '9710', '9905.25', '9860', '10120'];
const points: readonly LinePoint[] = VALUES.map((value, index) => ({
  time: FIXTURE_NOW - (VALUES.length - 1 - index) * DAY_MS,
  value: decimal(value),
}));

const meta = {
  component: LineChart,
  parameters: {
    guide: {
      do: ['Show how one value changed over days: assets, a net value, a rate.'],
      dont: ['Show prices of a pair: use `Chart` or, in rows, `Sparkline`.'],
      accessibility: ['A figure with the name `label`, a summary in one sentence and a table of the newest points.'],
    } satisfies Guide,
  },
  args: { label: 'Total assets', points, write: (value) => `${value} USDT` },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneWeek: Story = {
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: 'Total assets' });
    await waitFor(() => expect(figure.querySelector('.highcharts-graph')).toBeInTheDocument());
    await expect(figure).toHaveTextContent('Lowest 9500 USDT, highest 10120 USDT.');
    await expect(canvas.getAllByRole('row')).toHaveLength(VALUES.length + 1);
  },
};

export const OnePoint: Story = { args: { points: points.slice(-1) } };
