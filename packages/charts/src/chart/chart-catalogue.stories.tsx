import { toDrawingNumber, ZERO } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bars, chartArgs, forgetChart, InteractiveChart, LONG } from './chart-story';
import { Chart } from './chart';
import { DRAWING_TOOLS, toolOf } from './drawing/tools';
import { INDICATORS } from './indicators/catalogue';
import type { IndicatorGroup } from './indicators/indicator';

/* Every row of the two catalogues, drawn: what a chart library, a theme or axe refuses is seen here. */

const meta = {
  component: Chart,
  args: chartArgs,
  render: (args) => <InteractiveChart {...args} />,
  beforeEach: forgetChart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = [-50, -35, -25];

/** A drawing of each tool, side by side in pairs of bars. */
const drawings = DRAWING_TOOLS.map((tool, index) => ({
  id: index + 1,
  tool,
  anchors: places.slice(0, toolOf(tool).points).map((place, at) => ({
    time: bars.at(place + index)?.openTime ?? 0,
    price: toDrawingNumber(bars.at(place + index)?.close ?? ZERO) + 40 * at,
  })),
  text: tool === 'text' ? 'Here' : '',
}));

export const EveryDrawingTool: Story = {
  beforeEach: () => localStorage.setItem('bourse.chart.drawings.1-3', JSON.stringify(drawings)),
  args: { height: 640 },
  play: async ({ canvas, canvasElement }) => {
    const shown = () =>
      new Set([...canvasElement.querySelectorAll('[data-drawing]')].map((each) => each.getAttribute('data-drawing')));
    await waitFor(() => expect(shown()).toEqual(new Set(DRAWING_TOOLS)), LONG);
    await expect(canvas.getAllByRole('button', { name: / at |^Here$/ })).toHaveLength(DRAWING_TOOLS.length);
  },
};

/** Indicators of one group, each in the legend and in words. */
function everyIndicatorOf(group: IndicatorGroup): Story {
  const indicators = INDICATORS.filter((each) => each.group === group);
  const choices = indicators.map(({ id }) => ({ id, isShown: true, parameters: [], tints: [] }));
  return {
    beforeEach: () => localStorage.setItem('bourse.chart.indicators', JSON.stringify(choices)),
    args: { height: 480 + 90 * indicators.length },
    play: async ({ canvas }) => {
      const values = await canvas.findByRole('list', { name: 'Indicator values (latest bar)' }, LONG);
      await waitFor(() => expect(values).toHaveTextContent(/\d/), LONG);
      const lines = values.querySelectorAll('li').length;
      await expect(lines).toBeGreaterThanOrEqual(indicators.length);
    },
  };
}

export const EveryIndicatorOnThePrice: Story = everyIndicatorOf('price');

export const EveryIndicatorOfMomentum: Story = everyIndicatorOf('momentum');

export const EveryIndicatorOfTrend: Story = everyIndicatorOf('trend');

export const EveryIndicatorOfVolatility: Story = everyIndicatorOf('volatility');

export const EveryIndicatorOfVolume: Story = everyIndicatorOf('volume');
