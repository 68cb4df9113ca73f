import type { Meta, StoryObj } from '@storybook/react-vite';
import { decimal } from '@bourse/decimal';
import { SiteProvider } from '@bourse/feature-kit';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FIXTURE_NOW, someBars } from '../testing';
import { Chart } from './chart';
import { chartArgs, forgetChart, InteractiveChart, LONG, orders } from './chart-story';

const bars = someBars();
/** The bar that opens on 20 November 2026 at 18:00 in Shanghai. */
const START = FIXTURE_NOW - 120 * 60_000;

const meta = {
  component: Chart,
  args: {
    ...chartArgs,
    bars,
    lines: orders,
    takerFee: decimal('0.001'),
    now: () => FIXTURE_NOW + 17_400,
    onLoadTo: () => Promise.resolve({ outcome: 'reached' as const, resolution: '1' as const }),
  },
  render: (args) => <InteractiveChart {...args} />,
  beforeEach: forgetChart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const replay = () => within(screen.getByRole('dialog', { name: 'Replay of BTC/USDT' }));

async function open(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Chart type and tools' }, LONG));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Replay' }));
  await screen.findByRole('dialog', { name: 'Replay of BTC/USDT' }, LONG);
}

const write = (price: string | undefined) => Number(price).toLocaleString('en', { minimumFractionDigits: 2 });
/** The close of the bar so many minutes after the start. */
const closeAfter = (minutes: number) =>
  write(bars.find(({ openTime }) => openTime === START + minutes * 60_000)?.close);

/** The bar so many minutes after the start, in the head of the window. */
const shown = (minutes: number) => new RegExp(`18:0${minutes}.*, close ${closeAfter(minutes)}$`);

async function startAt(time: string): Promise<void> {
  const field = await screen.findByLabelText(/^Time/, { selector: 'input' }, LONG);
  await userEvent.clear(field);
  await userEvent.type(field, time);
  await userEvent.click(replay().getByRole('button', { name: 'Start at this date' }));
  await replay().findByRole('button', { name: 'Next bar' }, LONG);
}

const trade: Story['play'] = async ({ canvasElement, step }) => {
  await open(canvasElement);
  await step('the window says that it is not the real market', async () => {
    await expect(replay().getByText('Replay: not the real market')).toBeVisible();
  });
  await step('a start by date shows the bars until then, and the focus is at the next step', async () => {
    await startAt('18:00');
    await expect(replay().getByText(shown(0))).toBeVisible();
    await replay().findByText(/180 bars from/, {}, LONG);
    await expect(replay().getByRole('button', { name: 'Next bar' })).toHaveFocus();
  });
  await step('an order needs a size, and is filled at the close of the bar', async () => {
    await userEvent.click(replay().getByRole('button', { name: 'Paper buy' }));
    await expect(replay().getByText('Enter a size above zero.')).toBeVisible();
    await userEvent.type(replay().getByRole('textbox', { name: 'Size' }), '0.5');
    await userEvent.click(replay().getByRole('button', { name: 'Paper buy' }));
    await expect(replay().getByText('Long 0.5 BTC')).toBeVisible();
    await expect(within(replay().getByRole('table', { name: 'Paper trades' })).getByText(closeAfter(0))).toBeVisible();
  });
  await step('N shows the next bar', async () => {
    replay().getByRole('application').focus();
    await userEvent.keyboard('nn');
    await expect(await replay().findByText(shown(2))).toBeVisible();
    await replay().findByText(/182 bars from/, {}, LONG);
  });
  await step('a sell closes the position; the profit is after the fees of both', async () => {
    await userEvent.click(replay().getByRole('button', { name: 'Paper sell' }));
    await expect(replay().getByText('None')).toBeVisible();
    await expect(replay().getByText('Fees paid')).toBeVisible();
  });
};

/** Replay in the middle of the bars with a closed trade. */
export const Replay: Story = { tags: ['picture'], play: trade };

export const ReplayByLightweightCharts: Story = {
  render: (args) => (
    <SiteProvider site={{ charts: 'lightweight-charts' }}>
      <InteractiveChart {...args} />
    </SiteProvider>
  ),
  play: trade,
};

/** Before the start: by date, by a press on the chart or by Enter. */
export const ChooseStart: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, step }) => {
    await open(canvasElement);
    const chart = await replay().findByRole('application', {}, LONG);
    await waitFor(() => expect(chart.querySelector('.highcharts-point')).toBeInTheDocument(), LONG);
    await step('the newest bar is refused, since no closed one follows', async () => {
      chart.focus();
      await userEvent.keyboard('{End}{Enter}');
      await expect(await replay().findByText(/^No closed bar follows/)).toBeVisible();
    });
    await step('Enter starts at the newest bar in view', async () => {
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await replay().findByRole('button', { name: 'Next bar' }, LONG);
      await userEvent.click(replay().getByRole('button', { name: 'Choose another start' }));
    });
    await step('Escape leaves to the live market', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open(canvasElement);
      await replay().findByRole('application', {}, LONG);
    });
  },
};
