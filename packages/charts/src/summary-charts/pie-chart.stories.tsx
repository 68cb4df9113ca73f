import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PieChart, type PieSlice } from './pie-chart';

const slice = (name: string, value: string): PieSlice => ({ name, value: decimal(value), figure: `${value} USDT` });

const meta = {
  component: PieChart,
  parameters: {
    guide: {
      do: ['Show the parts of one total, largest first.', 'Put the total in the middle.'],
      dont: [
        'Use it for more than six parts: add the small ones up.',
        'Use it for values that change with every tick.',
      ],
      accessibility: ['A figure with the name `label`. The legend is a list with every figure; the ring is hidden.'],
    } satisfies Guide,
  },
  args: {
    label: 'Allocation of assets',
    slices: [slice('Spot', '5200'), slice('Leverage', '2600'), slice('Options', '1300'), slice('C2C', '400')],
  },
} satisfies Meta<typeof PieChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Allocation: Story = {
  args: { children: '9,500 USDT' },
  play: async ({ canvas, canvasElement }) => {
    const figure = await canvas.findByRole('figure', { name: 'Allocation of assets' });
    await waitFor(() => expect(figure.querySelectorAll('.highcharts-point')).toHaveLength(4));
    const entries = within(figure).getAllByRole('listitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Spot5200 USDT54.74%',
      'Leverage2600 USDT27.37%',
      'Options1300 USDT13.68%',
      'C2C400 USDT4.21%',
    ]);
    await expect(canvasElement.querySelector('.highcharts-container')?.parentElement).toHaveAttribute('aria-hidden');
  },
};

/** Nothing to divide: an empty ring, shares of zero. */
export const Empty: Story = { args: { slices: [slice('Spot', '0'), slice('Leverage', '0')] } };
