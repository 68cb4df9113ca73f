import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Chart, type ChartProps } from './chart';
import { bars, chartArgs, forgetChart, InteractiveChart, LONG } from './chart-story';

const meta = {
  component: Chart,
  args: chartArgs,
  render: (args) => <InteractiveChart {...args} />,
  beforeEach: forgetChart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Narrow: half of the bars are in view. */
function GrowingChart(props: ChartProps) {
  const [shown, setShown] = useState(bars.slice(-120));
  return (
    <div style={{ maxWidth: 560 }}>
      <InteractiveChart {...props} bars={shown} />
      <button type="button" onClick={() => setShown(bars)}>
        Older bars arrive
      </button>
    </div>
  );
}

/** Older bars are prepended while the oldest ones are visible: the view does not jump and can scroll further left. */
export const OlderBarsArrive: Story = {
  render: (args) => <GrowingChart {...args} />,
  play: async ({ canvas, step }) => {
    const chart = await canvas.findByRole('application', {}, LONG);
    const labels = () =>
      [...chart.querySelectorAll('.highcharts-xaxis-labels text')].map(({ textContent }) => textContent);
    await waitFor(() => expect(labels()).toContain('20:00'), LONG);
    chart.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(labels()).not.toContain('20:00'));
    const before = labels();
    await userEvent.click(canvas.getByRole('button', { name: 'Older bars arrive' }));
    chart.focus();
    await step('one step to the left shows older bars, and most of what was there', async () => {
      await waitFor(
        async () => {
          await userEvent.keyboard('{ArrowLeft}');
          // The oldest of the first bars is that of 18:01.
          await expect(labels().some((label) => label?.startsWith('17:'))).toBe(true);
        },
        { interval: 300, ...LONG },
      );
      const remaining = labels().filter((label) => before.includes(label));
      await expect(remaining.length).toBeGreaterThan(before.length / 2);
    });
  },
};

/** The chart without its ten newest bars, and a button that adds the next one. */
function FollowingChart(props: ChartProps) {
  const [count, setCount] = useState(bars.length - 10);
  return (
    <>
      <InteractiveChart {...props} bars={bars.slice(0, count)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        A new bar opens
      </button>
    </>
  );
}

/** A view at the newest bar follows it, with as many bars as before. */
export const NewBarsOpen: Story = {
  render: (args) => <FollowingChart {...args} />,
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', {}, LONG);
    const candles = () => chart.querySelectorAll('.highcharts-candlestick-series .highcharts-point');
    const drawn = () => [...candles()].map((candle) => candle.getAttribute('d')).join();
    await waitFor(() => expect(candles().length).toBeGreaterThan(50), LONG);
    const before = candles().length;
    for (let opened = 0; opened < 10; opened += 1) {
      const last = drawn();
      await userEvent.click(canvas.getByRole('button', { name: 'A new bar opens' }));
      await waitFor(() => expect(drawn() === last).toBe(false), LONG);
    }
    await expect(candles().length).toBe(before);
  },
};

/** A horizontal wheel scrolls through time, a vertical wheel zooms; a button scrolls to the newest bar. */
export const WheelAndBack: Story = {
  play: async ({ canvas, step }) => {
    const chart = await canvas.findByRole('application', {}, LONG);
    const candles = () => chart.querySelectorAll('.highcharts-candlestick-series .highcharts-point');
    await waitFor(() => expect(candles().length).toBeGreaterThan(50), LONG);
    const area = chart.querySelector('.highcharts-plot-background')?.getBoundingClientRect();
    if (!area) throw new Error('there is no plot');
    const middle = { clientX: area.left + area.width / 2, clientY: area.top + area.height / 4 };
    const turn = (by: WheelEventInit) =>
      chart
        .querySelector('.highcharts-container')
        ?.dispatchEvent(new WheelEvent('wheel', { ...by, ...middle, bubbles: true, cancelable: true }));
    const back = () => canvas.queryByRole('button', { name: 'Go to latest' });
    await step('at the newest bar there is nothing to lead back to', () => expect(back()).toBeNull());
    await step('a turn to the side leaves the newest bar, and the button leads back', async () => {
      turn({ deltaX: -200 });
      await waitFor(() => expect(back()).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Go to latest' }));
      await waitFor(() => expect(back()).toBeNull());
      await expect(chart).toHaveFocus();
    });
    await step('nobody is led so near that a few bars fill the chart', async () => {
      for (let count = 0; count < 80; count += 1) turn({ deltaY: -240 });
      await waitFor(() => expect(candles().length).toBeLessThan(20));
      await expect(candles().length).toBeGreaterThan(8);
    });
  },
};
