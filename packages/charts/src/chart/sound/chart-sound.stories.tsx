import { SiteProvider } from '@bourse/feature-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bars, chartArgs, forgetChart, InteractiveChart, LONG } from '../chart-story';
import { ChartSound } from './chart-sound';
import { viewSummary } from './view-summary';

const meta = {
  component: ChartSound,
  args: {
    request: undefined,
    barsInView: () => bars.slice(-60),
    decimals: 2,
    linesInView: () => [],
    loadSound: () => Promise.resolve((_values, onEnd) => onEnd),
    onPoint: () => undefined,
  },
  beforeEach: forgetChart,
} satisfies Meta<typeof ChartSound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel: each button reads what is in view; the sound can be stopped. */
export const Panel: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Listen to the chart' }, LONG)).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('group', { name: 'Chart as text and sound' }, LONG);
    await waitFor(() => expect(panel).toHaveTextContent(/60 bars/));
    await userEvent.click(within(panel).getByRole('button', { name: 'Play as sound' }));
    await userEvent.click(await within(panel).findByRole('button', { name: 'Stop the sound' }));
    await expect(await within(panel).findByRole('button', { name: 'Play as sound' })).toBeVisible();
  },
};

const written = (value: number) => value.toLocaleString('en', { minimumFractionDigits: 2 });

async function told(key: string, words: RegExp | string): Promise<void> {
  await userEvent.keyboard(key);
  await waitFor(() => expect(document.body).toHaveTextContent(words), LONG);
}

/** A user who does not see the chart finds its highest and lowest price and the trend with the keyboard alone. */
const play: Story['play'] = async ({ canvas, step }) => {
  const chart = await canvas.findByRole('application', { name: /BTC\/USDT/ }, LONG);
  const summary = viewSummary(bars.slice(-60));
  await waitFor(() => expect(canvas.getByRole('table')).toBeInTheDocument(), LONG);
  chart.focus();
  await step('keys read what is in view', async () => {
    await told('h', `Highest ${written(Number(summary?.highest.high))}`);
    await told('l', `Lowest ${written(Number(summary?.lowest.low))}`);
    await told('t', /Rising|Falling|Sideways/);
    await told('r', /60 bars, .* Open .*, high .*, low .*, last /);
  });
  await step('the button behind the chart opens the panel, Escape leads back to it', async () => {
    await canvas.findByRole('button', { name: 'Listen to the chart' }, LONG);
    await userEvent.tab();
    // The link to the maker of the library is before it.
    if (document.activeElement instanceof HTMLAnchorElement) await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Listen to the chart' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('group', { name: 'Chart as text and sound' }, LONG)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Listen to the chart' })).toHaveFocus());
  });
};

/** With room for 60 bars, the fewest that a chart shows. */
const narrow: Story['decorators'] = (Drawn) => (
  <div style={{ maxWidth: 480 }}>
    <Drawn />
  </div>
);

export const WithHighcharts: Story = {
  decorators: narrow,
  render: () => <InteractiveChart {...chartArgs} />,
  play,
};

export const WithLightweightCharts: Story = {
  decorators: narrow,
  render: () => (
    <SiteProvider site={{ charts: 'lightweight-charts' }}>
      <InteractiveChart {...chartArgs} />
    </SiteProvider>
  ),
  play: async (context) => {
    await context.canvas.findByRole('link', { name: /TradingView/ }, LONG);
    await play(context);
  },
};
