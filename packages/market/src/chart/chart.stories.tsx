import type { Guide } from '@bourse/storybook-config/guide';
import { decimal, times, toDrawingNumber, ZERO, type Decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useEffect, useState } from 'react';
import type { Bar } from '../contract';
import { aBar, aPair, FIXTURE_NOW, someBars } from '../testing/fixtures';
import { Chart, type ChartProps } from './chart';
import type { ChartLine } from './chart-line';

const bars = someBars();

function Interactive(props: ChartProps) {
  const [resolution, setResolution] = useState(props.resolution);
  const [kind, setKind] = useState(props.kind);
  return (
    <Chart
      {...props}
      resolution={resolution}
      kind={kind}
      onResolution={(next) => {
        setResolution(next);
        props.onResolution(next);
      }}
      onKind={(next) => {
        setKind(next);
        props.onKind(next);
      }}
    />
  );
}

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
        'What the picture shows stands beside it in words for screen readers; arrow keys walk the bars.',
        'Every tool of the bar is a button with a name and works by keyboard.',
      ],
    } satisfies Guide,
  },
  args: {
    pair: aPair(),
    bars,
    resolution: '1',
    kind: 'candles',
    onResolution: fn(),
    onKind: fn(),
    onNearStart: fn(),
  },
  render: (args) => <Interactive {...args} />,
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('bourse.chart.')) localStorage.removeItem(key);
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const tiny = (value: Decimal) => times(value, decimal('1e-11'));

const LONG = { timeout: 15_000 };

export const Candles: Story = {
  play: async ({ canvas, args, step }) => {
    const chart = await canvas.findByRole('application', { name: /BTC\/USDT/ }, LONG);
    await step('all fourteen resolutions are there', async () => {
      await expect(canvas.getByRole('group', { name: 'Interval' }).children).toHaveLength(14);
      await userEvent.click(canvas.getByRole('button', { name: '4h' }));
      await expect(args.onResolution).toHaveBeenLastCalledWith('240');
    });
    await step('a table says what the chart shows', async () => {
      await expect(canvas.getByRole('table', { name: /newest bars/ })).toBeInTheDocument();
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

function GrowingChart(props: ChartProps) {
  const [shown, setShown] = useState(bars.slice(-120));
  return (
    <>
      <Interactive {...props} bars={shown} />
      <button type="button" onClick={() => setShown(bars)}>
        Older bars arrive
      </button>
    </>
  );
}

/** Older bars join while somebody looks at the oldest ones: nothing jumps, and there is more to the left. */
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
          await expect(labels()).toContain('17:55');
        },
        { interval: 300, ...LONG },
      );
      const kept = labels().filter((label) => before.includes(label));
      await expect(kept.length).toBeGreaterThan(before.length / 2);
    });
  },
};

const orders: readonly ChartLine[] = [
  { id: 'buy', price: bars.at(-20)?.low ?? ZERO, label: 'Buy 0.5', tone: 'up' },
  { id: 'sell', price: bars.at(-20)?.high ?? ZERO, label: 'Sell 0.25 <b>', tone: 'down' },
  { id: 'alert', price: bars.at(-5)?.close ?? ZERO, label: 'Alert', tone: 'alert' },
  { id: 'far', price: decimal('1'), label: 'Beyond the scale', tone: 'neutral' },
];

const asked = fn<(price: Decimal) => void>();

/** Orders and alerts as lines; the plus on the axis sets an alert, by keyboard too. */
export const Lines: Story = {
  args: { lines: orders, onAlertAt: asked },
  play: async ({ canvas, step }) => {
    const chart = await canvas.findByRole('application', {}, LONG);
    await step('lines stand at their prices with their labels, and those beyond the scale do not', async () => {
      await waitFor(() => expect(chart.querySelectorAll('[data-line]')).toHaveLength(3), LONG);
      await expect(chart).toHaveTextContent('Sell 0.25 <b>');
      await expect(canvas.getByRole('list', { name: 'Lines on the chart' })).toHaveTextContent('Beyond the scale 1.00');
    });
    await step('the plus sets an alert; arrows move it', async () => {
      const plus = canvas.getByRole('button', { name: /Set an alert at/ });
      plus.focus();
      await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
      const [first, second] = asked.mock.calls.map(([price]) => Number(price));
      await expect(second).toBeGreaterThan(first ?? 0);
    });
  },
};

export const Ohlc: Story = { args: { kind: 'ohlc' } };

export const Line: Story = { args: { kind: 'line' } };

export const Area: Story = {
  args: { kind: 'area' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chart type' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Candles' }));
    await expect(args.onKind).toHaveBeenLastCalledWith('candles');
  },
};

export const Days: Story = {
  args: { resolution: '1D', bars: someBars({ length: 86_400_000, until: FIXTURE_NOW - 20 * 3_600_000 }) },
};

export const TinyPrices: Story = {
  args: {
    pair: aPair({ base: 'PEPE', last: decimal('0.0000008712'), priceDecimals: 10 }),
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
};

export const FewBars: Story = { args: { bars: someBars({ count: 4 }) } };

export const Loading: Story = { args: { bars: [], status: 'loading' } };

export const Empty: Story = { args: { bars: [] } };

export const Failed: Story = {
  args: { bars: [], status: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, LONG));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const allIndicators = ['ma', 'boll', 'macd', 'rsi', 'kdj'].map((id) => ({
  id,
  isShown: true,
  parameters: [],
  tints: [],
}));

/** Indicators as this device remembers them: among the prices and in panes of their own. */
export const Indicators: Story = {
  beforeEach: () => localStorage.setItem('bourse.chart.indicators', JSON.stringify(allIndicators)),
  args: { height: 640 },
  play: async ({ canvas, step }) => {
    await step('their values stand in the figures, and in words', async () => {
      const values = await canvas.findByRole('list', { name: 'Indicators at the newest bar' }, LONG);
      await waitFor(() => expect(values).toHaveTextContent(/MA7 9\d,\d{3}\.\d\d/), LONG);
      await expect(values).toHaveTextContent(/RSI6 \d+\.\d\d/);
    });
    await step('a period can be set, and is remembered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Indicators' }));
      const period = (await canvas.findAllByRole('textbox', { name: 'Period 1' }, LONG))[0];
      if (!period) throw new Error('there is no field for a period');
      await userEvent.clear(period);
      await userEvent.type(period, '10');
      await waitFor(() => expect(localStorage.getItem('bourse.chart.indicators')).toContain('[10,25,99]'));
      await waitFor(() => expect(canvas.getByRole('list', { name: /newest bar/ })).toHaveTextContent('MA10'), LONG);
    });
    await step('an indicator goes, and Escape closes the panel', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^KDJ/ }));
      await waitFor(() => expect(canvas.getByRole('list', { name: /newest bar/ })).not.toHaveTextContent('J '));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: 'Indicators' })).toHaveFocus();
    });
  },
};

const stored = () => localStorage.getItem('bourse.chart.drawings.1-3') ?? '';

/** A trend line, a text that looks like markup, and what the keyboard does with them. */
export const Drawing: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const drawings = () => canvasElement.querySelectorAll('[data-drawing]');
    await userEvent.click(await canvas.findByRole('button', { name: 'Drawing tools' }, LONG));
    const trend = await canvas.findByRole('button', { name: 'Trend line' }, LONG);
    await step('by keyboard a tool is placed in the middle, moved, and undone', async () => {
      trend.focus();
      await userEvent.keyboard('{Enter}');
      const line = await canvas.findByRole('button', { name: /Trend line at/ });
      await expect(line).toHaveFocus();
      const before = stored();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(stored()).not.toBe(before));
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(stored()).toBe(before));
    });
    await step('a text is text', async () => {
      const tool = canvas.getByRole('button', { name: 'Text' });
      tool.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Text of the drawing' }), '<b>here</b>{Enter}');
      await waitFor(() => expect(canvas.getByText('<b>here</b>')).toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: '<b>here</b>' })).toHaveFocus();
    });
    await step('Delete removes what is selected, and all of it goes at once', async () => {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(drawings()).toHaveLength(1));
      await expect(canvas.getByRole('group', { name: 'Drawings' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Delete all drawings' }));
      await waitFor(() => expect(drawings()).toHaveLength(0));
      await expect(stored()).toBe('');
    });
    await step('with a pointer it takes two presses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fibonacci retracement' }));
      const sheet = canvasElement.querySelector('[data-sheet]');
      if (!sheet) throw new Error('there is nothing to draw on');
      const { left, top } = sheet.getBoundingClientRect();
      const press = (x: number, y: number) => ({
        keys: '[MouseLeft]' as const,
        target: sheet,
        coords: { clientX: left + x, clientY: top + y },
      });
      await userEvent.pointer([press(80, 40), press(240, 120)]);
      await waitFor(() => expect(drawings()).toHaveLength(1));
      await expect(canvas.getByText(/^0\.618/)).toBeInTheDocument();
    });
    await step('closed, the tools give the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the drawing tools' }));
      await expect(canvas.getByRole('button', { name: 'Drawing tools' })).toHaveFocus();
    });
  },
};

/** The compact form. */
export const OnAPhone: Story = {
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
    await canvas.findByRole('list', { name: 'Indicators at the newest bar' }, LONG);
    await step('intervals for which there is no room stand in a menu, and none is cut', async () => {
      const more = canvas.getByRole('button', { name: 'More intervals' });
      const row = within(canvas.getByRole('group', { name: 'Interval' }));
      await userEvent.click(more);
      const others = screen.getAllByRole('menuitemradio').length;
      await expect(others).toBeLessThan(11);
      await waitFor(() => expect(row.getAllByRole('button')).toHaveLength(14 - others));
      for (const each of row.getAllByRole('button')) {
        await expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(more.getBoundingClientRect().left);
      }
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

const amid = { time: FIXTURE_NOW, price: toDrawingNumber(bars.at(-20)?.close ?? ZERO) };
const drawn = [{ id: 1, tool: 'horizontal', anchors: [amid], text: '' }];

/** What stands on the chart stands in the file too, in the same colours: bars, orders, drawings. */
export const SavedPicture: Story = {
  args: { lines: orders },
  beforeEach: () => localStorage.setItem('bourse.chart.drawings.1-3', JSON.stringify(drawn)),
  play: async ({ canvas, canvasElement }) => {
    const saved = fn<(name: string, file: Blob) => void>();
    const files = spyOn(URL, 'createObjectURL');
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      const file: unknown = files.mock.lastCall?.[0];
      if (file instanceof Blob) saved(this.download, file);
    });
    try {
      const chart = await canvas.findByRole('application', {}, LONG);
      const candles = () => chart.querySelectorAll('.highcharts-candlestick-series .highcharts-point');
      await waitFor(() => expect(candles().length).toBeGreaterThan(50), LONG);
      await waitFor(() => expect(canvasElement.querySelector('[data-drawing] .line')).toBeVisible(), LONG);
      await userEvent.click(canvas.getByRole('button', { name: 'Save as picture' }));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce(), LONG);
      const [name, file] = saved.mock.lastCall ?? [];
      await expect(name).toBe('BTC-USDT-1.png');
      const colours = await coloursIn(file ?? new Blob(), chart);
      const line = canvasElement.querySelector('[data-drawing] .line');
      const order = chart.querySelector('[data-line="sell"] line');
      const candle = [...candles()].find((each) => colourOf(each, 'fill') === colourOf(each, 'stroke'));
      if (!line || !order || !candle) throw new Error('there is nothing to look for');
      await expect(colours(line)).toContain(colourOf(line, 'stroke'));
      await expect(colours(order)).toContain(colourOf(order, 'stroke'));
      await expect(colours(candle)).toContain(colourOf(candle, 'fill'));
    } finally {
      press.mockRestore();
      files.mockRestore();
    }
  },
};

/** As pixels have it. */
function colourOf(element: Element, property: 'fill' | 'stroke'): string {
  const paper = new OffscreenCanvas(1, 1).getContext('2d');
  if (!paper) throw new Error('there is no canvas');
  paper.fillStyle = getComputedStyle(element)[property];
  paper.fillRect(0, 0, 1, 1);
  return `rgb(${paper.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`;
}

/** The colours that a picture of a part of the page has where an element of that part stands, along its middle. */
async function coloursIn(file: Blob, part: Element): Promise<(element: Element) => string[]> {
  const bitmap = await createImageBitmap(file);
  const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  paper?.drawImage(bitmap, 0, 0);
  const frame = part.getBoundingClientRect();
  const ratio = bitmap.width / frame.width;
  return (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const row = Math.round((top + height / 2 - frame.top) * ratio);
    const from = Math.round((left - frame.left) * ratio);
    const pixels = paper?.getImageData(from, row, Math.max(1, Math.round(width * ratio)), 1).data ?? [];
    return Array.from(
      { length: pixels.length / 4 },
      (_none, at) => `rgb(${pixels.slice(at * 4, at * 4 + 3).join(', ')})`,
    );
  };
}

/** All of the window, with a way back. */
export const FullScreen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }, LONG));
    const whole = await body.findByRole('dialog', { name: 'Chart of BTC/USDT' });
    await expect(whole.getBoundingClientRect().height).toBe(window.innerHeight);
    const plot = body.getByRole('application');
    await waitFor(() => expect(plot.querySelector('svg')?.clientHeight).toBeGreaterThan(window.innerHeight - 40));
    await userEvent.click(body.getByRole('button', { name: 'Leave full screen' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('application')).toBeInTheDocument();
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
  return <Interactive {...props} bars={shown} />;
}

/** For looking at, so the tests leave it out. */
export const Live: Story = { render: (args) => <LiveChart {...args} />, tags: ['!test'] };
