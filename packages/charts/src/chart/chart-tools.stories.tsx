import { toDrawingNumber, ZERO, type Decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { FIXTURE_NOW } from '../testing';
import { Chart } from './chart';
import { allIndicators, bars, chartArgs, forgetChart, InteractiveChart, LONG, orders } from './chart-story';

const meta = {
  component: Chart,
  args: chartArgs,
  render: (args) => <InteractiveChart {...args} />,
  beforeEach: forgetChart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = fn<(price: Decimal) => void>();

const ordered = fn<(price: Decimal) => void>();

/** Orders and alerts as lines; the buttons on the axis set an alert and place an order, by keyboard too. */
export const Lines: Story = {
  args: { lines: orders, onAlertAt: asked, onOrderAt: ordered },
  play: async ({ canvas, step }) => {
    const chart = await canvas.findByRole('application', {}, LONG);
    await step('lines stand at their prices with their labels, and those beyond the scale at its edge', async () => {
      await waitFor(() => expect(chart.querySelectorAll('[data-line]')).toHaveLength(5), LONG);
      await expect(chart).toHaveTextContent('Sell 0.25 <b>');
      const words = await canvas.findByRole('list', { name: 'Price lines' }, LONG);
      await expect(words).toHaveTextContent('Beyond the scale 1.00');
    });
    await step('the plus sets an alert; arrows move it', async () => {
      chart.focus();
      const plus = await canvas.findByRole('button', { name: /Set an alert at/ });
      plus.focus();
      await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
      const [first, second] = asked.mock.calls.map(([price]) => Number(price));
      await expect(second).toBeGreaterThan(first ?? 0);
    });
    await step('an order is placed at the price of the cross-hair, by keyboard and by mouse', async () => {
      const place = canvas.getByRole('button', { name: /limit order at/i });
      place.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      const label = place.getAttribute('aria-label') ?? '';
      // The price of the focused button is on the chart too.
      const written = label.split(' ').at(-1) ?? '';
      await expect(canvas.getAllByText(written).find((element) => element.closest('[aria-hidden]'))).toBeVisible();
      await userEvent.click(place);
      const [byKey, byMouse] = ordered.mock.calls.map(([price]) => Number(price));
      await expect(byKey).toBeLessThan(Number(asked.mock.calls[1]?.[0]));
      await expect(label).toContain(Number(byMouse).toLocaleString('en', { minimumFractionDigits: 2 }));
    });
  },
};

/** Indicators as this device remembers them: among the prices and in panes of their own. */
export const Indicators: Story = {
  tags: ['picture'],
  beforeEach: () => localStorage.setItem('bourse.chart.indicators', JSON.stringify(allIndicators)),
  args: { height: 640 },
  play: async ({ canvas, step }) => {
    await step('their values stand in the figures, and in words', async () => {
      const values = await canvas.findByRole('list', { name: 'Indicator values (latest bar)' }, LONG);
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
      await waitFor(() => expect(canvas.getByRole('list', { name: /latest bar/ })).toHaveTextContent('MA10'), LONG);
    });
    await step('an indicator goes, and Escape closes the panel', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^KDJ/ }));
      await waitFor(() => expect(canvas.getByRole('list', { name: /latest bar/ })).not.toHaveTextContent('J '));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: 'Indicators' })).toHaveFocus();
    });
  },
};

const amid = { time: FIXTURE_NOW, price: toDrawingNumber(bars.at(-20)?.close ?? ZERO) };
const drawn = [{ id: 1, tool: 'horizontal', anchors: [amid], text: '' }];

/** The saved file contains the chart's content in the same colours: bars, orders, drawings. */
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
      await userEvent.click(canvas.getByRole('button', { name: 'Chart type and tools' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as image' }));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce(), LONG);
      const [name, file] = saved.mock.lastCall ?? [];
      await expect(name).toBe('BTC-USDT-1.png');
      const colours = await coloursIn(file ?? new Blob(), chart);
      const line = canvasElement.querySelector('[data-drawing] .line');
      const order = chart.querySelector('[data-line="sell"] line');
      const candle = [...candles()].findLast((each) => colourOf(each, 'fill') === colourOf(each, 'stroke'));
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

/** The colours of the picture along the middle of an element's area. */
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

/** Full window, with a button to exit. */
export const FullScreen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Chart type and tools' }, LONG));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Full screen' }));
    const whole = await body.findByRole('dialog', { name: 'Chart of BTC/USDT' });
    await expect(whole.getBoundingClientRect().height).toBe(window.innerHeight);
    await expect(within(whole).getByText('BTC/USDT')).toBeVisible();
    const plot = body.getByRole('application');
    await waitFor(() => expect(plot.querySelector('svg')?.clientHeight).toBeGreaterThan(window.innerHeight - 40));
    await userEvent.click(body.getByRole('button', { name: 'Exit full screen' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('application')).toBeInTheDocument();
  },
};
