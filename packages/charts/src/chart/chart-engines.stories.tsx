import { SiteProvider } from '@bourse/feature-kit';
import { decimal, type Decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Chart } from './chart';
import { allIndicators, bars, chartArgs, forgetChart, InteractiveChart, LONG, orders } from './chart-story';

const onDrop = fn<(price: Decimal) => void>();

const meta = {
  component: Chart,
  args: {
    ...chartArgs,
    onAlertAt: fn(),
    lines: orders.map((line) => (line.id === 'sell' ? { ...line, drag: { step: decimal('0.5'), onDrop } } : line)),
    marks: [
      {
        id: 'fill',
        time: bars.at(-30)?.openTime ?? 0,
        price: bars.at(-30)?.close ?? decimal(1),
        tone: 'up',
        label: 'Bought 0.5',
      },
    ],
  },
  beforeEach: () => {
    forgetChart();
    onDrop.mockClear();
    localStorage.setItem('bourse.chart.indicators', JSON.stringify(allIndicators.slice(0, 4)));
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The screens use the chart in the same way with each library. */
const play: Story['play'] = async ({ canvas, canvasElement, args, step }) => {
  const chart = await canvas.findByRole('application', { name: /BTC\/USDT/ }, LONG);
  const find = (query: string) => canvasElement.querySelector<HTMLElement>(query);
  const price = () => [...canvasElement.querySelectorAll('[data-line="sell"] text')].at(-1)?.textContent;
  await step('lines and fills are drawn', async () => {
    await waitFor(() => expect(find('[data-grip="sell"]')).toBeInTheDocument(), LONG);
    await expect(canvasElement.querySelectorAll('[data-line]')).toHaveLength(orders.length);
    await expect(find('[data-mark="fill"]')).toBeInTheDocument();
  });
  await step('a line is dragged', async () => {
    const grip = find('[data-grip="sell"]');
    const { x = 0, y = 0, height = 0 } = grip?.getBoundingClientRect() ?? {};
    const fire = (type: string, by: number) =>
      grip?.dispatchEvent(
        new PointerEvent(type, { clientX: x + 100, clientY: y + height / 2 + by, pointerId: 7, bubbles: true }),
      );
    fire('pointerdown', 0);
    await waitFor(() => expect(grip).toHaveAttribute('data-placing'));
    const before = price();
    fire('pointermove', 40);
    await waitFor(() => expect(price()).not.toBe(before));
    fire('pointerup', 40);
    await waitFor(() => expect(onDrop).toHaveBeenCalledOnce());
    await expect(Number(onDrop.mock.lastCall?.[0]) % 0.5).toBe(0);
  });
  await step('an indicator is added by keyboard, also one with a line that ends before the newest bar', async () => {
    canvas.getByRole('button', { name: 'Indicators' }).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('checkbox', { name: /^Ichimoku/ }, LONG)).focus();
    await userEvent.keyboard(' ');
    const values = () => canvas.getByRole('list', { name: 'Indicator values (latest bar)' });
    await waitFor(() => expect(values()).toHaveTextContent(/Kijun \d+,\d{3}\.\d\d/), LONG);
    await userEvent.keyboard('{Escape}');
  });
  await step('keys move through time to the oldest bar and back', async () => {
    chart.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onNearStart).toHaveBeenCalled(), LONG);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Go to latest' })).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Go to latest' })).toBeNull());
  });
};

export const Highcharts: Story = { render: (args) => <InteractiveChart {...args} />, play };

/** The second library, for an operator without a licence of Highcharts. Its licence asks for the link to its maker. */
export const LightweightCharts: Story = {
  tags: ['picture'],
  render: (args) => (
    <SiteProvider site={{ charts: 'lightweight-charts' }}>
      <InteractiveChart {...args} />
    </SiteProvider>
  ),
  play: async (context) => {
    await play(context);
    await expect(context.canvas.getByRole('link', { name: /TradingView/ })).toHaveAttribute(
      'href',
      'https://www.tradingview.com/',
    );
    await expect(context.canvasElement.querySelector('.highcharts-container')).toBeNull();
  },
};
