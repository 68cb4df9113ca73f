import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteProvider } from '@bourse/feature-kit';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { FIXTURE_NOW, someBars } from '../testing';
import { Chart, type ChartProps } from './chart';
import { chartArgs, forgetChart, InteractiveChart, LONG, orders } from './chart-story';

const meta = {
  component: Chart,
  // A clock that stands still: the pictures are the same at each run.
  args: { ...chartArgs, now: () => FIXTURE_NOW + 17_400, lines: orders },
  render: (args) => <InteractiveChart {...args} />,
  beforeEach: forgetChart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const note = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-note]');

/** Chooses an entry of the chart's menu. */
async function choose(canvasElement: HTMLElement, role: 'menuitem' | 'menuitemcheckbox', name: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Chart type and tools' }, LONG));
  await userEvent.click(await screen.findByRole(role, { name }));
}

const countdown: Story['play'] = async ({ canvasElement, step }) => {
  await step(
    'the time until the bar closes is below the last price, out of the way of the prices of orders',
    async () => {
      await waitFor(() => expect(note(canvasElement)).toHaveTextContent('00:43'), LONG);
      await expect(note(canvasElement)?.closest('[aria-hidden="true"]')).not.toBeNull();
    },
  );
  await step('it is hidden by the menu of the chart, and stays hidden on this device', async () => {
    await choose(canvasElement, 'menuitemcheckbox', 'Bar countdown');
    await waitFor(() => expect(note(canvasElement)).toBeEmptyDOMElement());
    await expect(localStorage.getItem('bourse.chart.countdownHidden')).toBe('true');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Bar countdown' }));
    await waitFor(() => expect(note(canvasElement)).toHaveTextContent('00:43'));
    await userEvent.keyboard('{Escape}');
  });
};

export const Countdown: Story = { tags: ['picture'], play: countdown };

export const CountdownByLightweightCharts: Story = {
  render: (args) => (
    <SiteProvider site={{ charts: 'lightweight-charts' }}>
      <InteractiveChart {...args} />
    </SiteProvider>
  ),
  play: countdown,
};

const history = someBars({ count: 2000 });

/** A chart of a market with 2,000 bars, of which the newest ones are loaded. */
function ChartOfHistory(props: ChartProps) {
  const [bars, setBars] = useState(history.slice(-300));
  return (
    <InteractiveChart
      {...props}
      bars={bars}
      onLoadTo={(moment) => {
        setBars(history);
        const outcome = moment < (history[0]?.openTime ?? 0) ? ('first' as const) : ('reached' as const);
        return Promise.resolve({ outcome, resolution: '1' as const });
      }}
    />
  );
}

const summary = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** A date and a time in the user's zone: by the menu, and by G on the plot. */
export const GoToDate: Story = {
  tags: ['picture'],
  args: { lines: [] },
  render: (args) => <ChartOfHistory {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const page = summary(canvasElement);
    const chart = await canvas.findByRole('application', {}, LONG);
    await waitFor(() => expect(note(canvasElement)).toHaveTextContent('00:43'), LONG);
    const enter = async (time: string) => {
      const field = await page.findByLabelText(/^Time/, { selector: 'input' }, LONG);
      await userEvent.clear(field);
      await userEvent.type(field, time);
      await userEvent.keyboard('{Enter}');
    };
    await step('a moment in the future is refused', async () => {
      chart.focus();
      await userEvent.keyboard('{End}g');
      await page.findByRole('dialog', { name: 'Go to date' }, LONG);
      await enter('23:59');
      await expect(await page.findByText('Choose a moment in the past.')).toBeVisible();
    });
    await step('the bars of the moment are loaded and shown', async () => {
      await enter('06:00');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), LONG);
      await expect(await canvas.findByRole('button', { name: 'Go to latest' })).toBeVisible();
      await waitFor(() => expect(chart.querySelector('.highcharts-xaxis-labels')).toHaveTextContent('06:00'), LONG);
    });
    await step('the menu of the chart opens it with the moment that is in view', async () => {
      await choose(canvasElement, 'menuitem', 'Go to date');
      const field = await page.findByLabelText(/^Time/, { selector: 'input' }, LONG);
      await expect(field).toHaveDisplayValue(/^04:/);
      await page.findByRole('group', { name: 'Date' }, LONG);
    });
  },
};

const renko: Story['play'] = async ({ canvas, canvasElement, step }) => {
  const legend = () => canvasElement.querySelector('[data-first]')?.textContent;
  await step(
    'bricks are drawn, the last one closes at the last price, and the words keep the traded bars',
    async () => {
      await canvas.findByRole('application', {}, LONG);
      await waitFor(() => expect(note(canvasElement)).toHaveTextContent('00:43'), LONG);
      const last = Number(history.at(-1)?.close).toLocaleString('en', { minimumFractionDigits: 2 });
      await waitFor(() => expect(legend()).toContain(`C ${last}`), LONG);
      await expect(canvas.getByText(/BTC\/USDT, interval 1 minute, 2000 bars/)).toBeInTheDocument();
    },
  );
  await step('a fixed size is chosen, too small ones are refused, and it is kept for the pair', async () => {
    await choose(canvasElement, 'menuitem', 'Brick size');
    await userEvent.click(await screen.findByRole('radio', { name: 'Fixed' }, LONG));
    const field = await screen.findByRole('textbox', { name: 'Fixed size' });
    await userEvent.clear(field);
    await expect(await screen.findByText(/^At least/)).toBeVisible();
    await userEvent.type(field, '80');
    await waitFor(() => expect(localStorage.getItem('bourse.chart.brick.1-3')).toBe('80'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
};

/** Bricks of a size that follows the average true range, or of a fixed one. */
export const Renko: Story = { tags: ['picture'], args: { kind: 'renko', bars: history, lines: [] }, play: renko };

export const RenkoByLightweightCharts: Story = {
  args: { kind: 'renko', bars: history, lines: [] },
  render: (args) => (
    <SiteProvider site={{ charts: 'lightweight-charts' }}>
      <InteractiveChart {...args} />
    </SiteProvider>
  ),
  play: renko,
};
