import { SiteProvider } from '@bourse/feature-kit';
import { decimal, times } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { bars, chartArgs, forgetChart, InteractiveChart, LONG } from '../chart-story';
import { CompareSection } from './compare-section';
import type { ComparedSeries } from './comparison';

const offered = [
  { id: '2-3', symbol: 'ETH/USDT' },
  { id: '4-3', symbol: 'SOL/USDT' },
];
/** The bars of the chart at half the price: their changes are those of the chart's pair. */
const half = bars.map((bar) => ({ ...bar, close: times(bar.close, decimal('0.5')) }));

function ComparingChart() {
  const [series, setSeries] = useState<readonly ComparedSeries[]>([]);
  return (
    <InteractiveChart
      {...chartArgs}
      comparison={{
        series,
        offered: () => offered,
        onAdd: (pair) => setSeries([...series, { ...pair, bars: half, hasFailed: false }]),
        onRemove: (pair) => setSeries(series.filter(({ id }) => id !== pair.id)),
      }}
    />
  );
}

const meta = {
  title: 'Chart/Comparison of pairs',
  component: CompareSection,
  args: {
    series: offered.map((pair, index) => ({ ...pair, bars: [], hasFailed: index === 1 })),
    offered: () => offered,
    onAdd: () => undefined,
    onRemove: () => undefined,
  },
  beforeEach: forgetChart,
} satisfies Meta<typeof CompareSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen pairs; the bars of the second one could not be loaded. */
export const Section: Story = {
  decorators: [mainWith({ width: 320 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/SOL\/USDT/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove the comparison with SOL/USDT' })).toBeVisible();
    await expect(canvas.getByText(/could not be loaded/)).toBeVisible();
  },
};

/** A pair is added by keyboard and removed by mouse; its line starts at the oldest bar in view, with a scale in per cent. */
const play: Story['play'] = async ({ canvas, canvasElement, step }) => {
  await canvas.findByRole('application', { name: /BTC\/USDT/ }, LONG);
  const scale = () => [...canvasElement.querySelectorAll('[data-percent]')].map((figure) => figure.textContent);
  const legend = () => canvasElement.querySelector('[data-figures]')?.textContent ?? '';
  const toolbarButton = await canvas.findByRole('button', { name: 'Indicators' }, LONG);
  await step('by keyboard a pair is added', async () => {
    await expect(scale()).toEqual([]);
    toolbarButton.focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('combobox', { name: /^Compare with a pair/ }, LONG)).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'ETH/USDT' });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /^Remove .* ETH\/USDT/ })).toBeVisible();
  });
  await step('its figure is the change since the oldest bar in view, where the scale is zero', async () => {
    await waitFor(() => expect(scale()).toContain('0.00%'), LONG);
    // The second library may show one bar more.
    const since = [-60, -61].map((at) => (Number(bars.at(-1)?.close) / Number(bars.at(at)?.close) - 1) * 100);
    const written = since.map((change) => `ETH/USDT ${change > 0 ? '+' : ''}${change.toFixed(2)}%`);
    await waitFor(() => expect(written.some((text) => legend().includes(text))).toBe(true), LONG);
  });
  await step('another oldest bar is another base', async () => {
    const before = legend();
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(legend() === before).toBe(false), LONG);
  });
  await step('by mouse it is removed', async () => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove .* ETH\/USDT/ }));
    await waitFor(() => expect(scale()).toEqual([]), LONG);
    await expect(legend()).not.toContain('ETH/USDT');
  });
};

export const WithHighcharts: Story = { render: () => <ComparingChart />, play };

export const WithLightweightCharts: Story = {
  render: () => (
    <SiteProvider site={{ charts: 'lightweight-charts' }}>
      <ComparingChart />
    </SiteProvider>
  ),
  play,
};
