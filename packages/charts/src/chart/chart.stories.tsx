import { LOADING } from '@bourse/feature-kit';
import type { Guide } from '@bourse/storybook-config/guide';
import { decimal, times, type Decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useEffect, useState } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import { aChartPair, aBar, FIXTURE_NOW, someBars } from '../testing';
import { Chart, type ChartProps } from './chart';
import { allIndicators, bars, chartArgs, forgetChart, InteractiveChart, isDrawn, LONG, orders } from './chart-story';

const meta = {
  component: Chart,
  parameters: {
    guide: {
      do: [
        'Give bars as `useChart` brings them; the running bar moves by itself.',
        'Set `height` in layouts that are not of a fixed height.',
      ],
      dont: [
        'Render two of them on one screen.',
        'Feed it floats that were computed: decimals become drawing numbers inside.',
      ],
      accessibility: [
        'What the picture shows stands beside it in words for screen readers; arrow keys move through the bars.',
        'Every tool of the bar is a button with a name and works by keyboard.',
      ],
    } satisfies Guide,
  },
  args: chartArgs,
  render: (args) => <InteractiveChart {...args} />,
  beforeEach: forgetChart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const tiny = (value: Decimal) => times(value, decimal('1e-11'));

export const Candles: Story = {
  play: async ({ canvas, args, step }) => {
    const chart = await canvas.findByRole('application', { name: /BTC\/USDT/ }, LONG);
    await step('five intervals are pinned; all fourteen are in the menu', async () => {
      await expect(canvas.getByRole('group', { name: 'Interval' }).children).toHaveLength(5);
      await userEvent.click(canvas.getByRole('button', { name: 'More intervals' }));
      await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(14);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: '4h' }));
      await expect(args.onResolution).toHaveBeenLastCalledWith('240');
    });
    await step('a table says what the chart shows', async () => {
      await expect(canvas.getByRole('table', { name: /Latest .* bars \(table\)/ })).toBeInTheDocument();
    });
    await step('keys scroll back until older bars are asked for', async () => {
      await waitFor(
        () =>
          expect(chart.querySelectorAll('.highcharts-candlestick-series .highcharts-point').length).toBeGreaterThan(50),
        LONG,
      );
      chart.focus();
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(args.onNearStart).toHaveBeenCalled(), LONG);
    });
  },
};

export const Ohlc: Story = { tags: ['picture'], args: { kind: 'ohlc' }, play: isDrawn };

export const Line: Story = { tags: ['picture'], args: { kind: 'line' }, play: isDrawn };

export const Area: Story = {
  tags: ['picture'],
  args: { kind: 'area' },
  play: async ({ canvas, canvasElement, args }) => {
    await isDrawn({ canvasElement });
    await userEvent.click(await canvas.findByRole('button', { name: 'Chart type and tools' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Candles' }));
    await expect(args.onKind).toHaveBeenLastCalledWith('candles');
  },
};

export const Days: Story = {
  args: { resolution: '1D', bars: someBars({ length: 86_400_000, until: FIXTURE_NOW - 20 * 3_600_000 }) },
  play: isDrawn,
};

export const TinyPrices: Story = {
  tags: ['picture'],
  args: {
    pair: aChartPair({ base: 'PEPE', last: decimal('0.0000008712'), priceDecimals: 10 }),
    bars: bars.map((bar): Bar => {
      return {
        ...bar,
        open: tiny(bar.open),
        high: tiny(bar.high),
        low: tiny(bar.low),
        close: tiny(bar.close),
      };
    }),
  },
  play: isDrawn,
};

export const FewBars: Story = { tags: ['picture'], args: { bars: someBars({ count: 4 }) }, play: isDrawn };

export const Loading: Story = { args: { bars: [], state: LOADING } };

export const Empty: Story = { args: { bars: [] } };

export const Failed: Story = {
  args: { bars: [], state: { kind: 'failed', failure: { kind: 'network' } }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, LONG));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The compact form. */
export const OnAPhone: Story = {
  tags: ['picture'],
  beforeEach: () => localStorage.setItem('bourse.chart.indicators', JSON.stringify(allIndicators.slice(0, 3))),
  args: { height: 420, lines: orders },
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, args, step }) => {
    await canvas.findByRole('list', { name: 'Indicator values (latest bar)' }, LONG);
    await step('all intervals are in a menu beside the pinned ones, of which none is cut', async () => {
      const more = canvas.getByRole('button', { name: 'More intervals' });
      const row = within(canvas.getByRole('group', { name: 'Interval' }));
      const shown = row.getAllByRole('button').length;
      await expect(shown).toBeGreaterThan(3);
      for (const each of row.getAllByRole('button')) {
        await expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(more.getBoundingClientRect().left);
      }
      await userEvent.click(more);
      await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(14);
      await userEvent.click(screen.getByRole('menuitemradio', { name: '1 day' }));
      await expect(args.onResolution).toHaveBeenLastCalledWith('1D');
      await expect(canvas.getByRole('button', { name: '1D' })).toBeVisible();
    });
    await step('no figure of the axis sticks out of a tag', async () => {
      const tags = [...canvasElement.querySelectorAll('[data-line] rect')].map((tag) => tag.getBoundingClientRect());
      await expect(tags.length).toBeGreaterThan(0);
      for (const figure of canvasElement.querySelectorAll('.highcharts-yaxis-labels > text')) {
        const { top, bottom } = figure.getBoundingClientRect();
        const isCovered = tags.some((tag) => top < tag.bottom && bottom > tag.top);
        if (isCovered) await expect(figure).not.toBeVisible();
      }
    });
  },
};

function LiveChart(props: ChartProps) {
  const [shown, setShown] = useState(bars);
  useEffect(() => {
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      const moved = someBars({
        count: 300 + Math.floor(step / 20),
        until: FIXTURE_NOW + Math.floor(step / 20) * 60_000,
      });
      const last = aBar({ ...moved.at(-1), close: decimal(`${9_700_000 + step * 10}e-2`) });
      setShown([...moved.slice(0, -1), last]);
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return <InteractiveChart {...props} bars={shown} />;
}

/** For viewing only; the tests skip it. */
export const Live: Story = { render: (args) => <LiveChart {...args} />, tags: ['!test'] };
