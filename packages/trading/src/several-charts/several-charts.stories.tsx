import { Chart, type ChartProps } from '@bourse/charts';
import { FIXTURE_NOW, someBars } from '@bourse/charts/testing';
import { barStart, bucketLength } from '@bourse/contracts/bars';
import { useChart } from '@bourse/market';
import { aGroup, aPair, marketHandlers, VisitorSurroundings } from '@bourse/market/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ONE_CHART, withCount, withFurther } from './arranged-charts';
import { SeveralCharts } from './several-charts';

const btc = aPair();
const eth = aPair({ baseId: 2, base: 'ETH' });
const four = withFurther(withCount(ONE_CHART, 4, btc), btc, 0, { pair: eth.id, symbol: eth.symbol });

const handlers = marketHandlers({
  groups: () => [aGroup({ pairs: [btc, eth] })],
  bars: (_symbol, resolution) =>
    someBars({ until: barStart(FIXTURE_NOW, resolution), length: bucketLength(resolution) }),
});

function First(own: Pick<ChartProps, 'height' | 'renderOver'>) {
  const { stepResolution: _, isStale: __, ...chart } = useChart(btc);
  return <Chart {...chart} {...own} />;
}

const meta = {
  title: 'Deal screen/Several charts',
  component: SeveralCharts,
  parameters: {
    guide: {
      do: [
        'Load it with the second chart.',
        'Render the chart of the pair in `renderFirst`, with orders and drawings.',
      ],
      dont: ['Place orders on the further charts: their menu opens their pair.'],
      accessibility: ['Each chart is a group with the name of its pair and interval.'],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <VisitorSurroundings handlers={handlers}>
        <main>
          <Story />
        </main>
      </VisitorSurroundings>
    ),
  ],
  args: {
    choice: four,
    onChange: fn(),
    onSelect: fn(),
    isOffered: undefined,
    pair: btc,
    interval: { resolution: '1', onResolution: fn() },
    renderFirst: (own) => <First {...own} />,
    height: 720,
  },
} satisfies Meta<typeof SeveralCharts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('application', { name: /^Price chart of/ })).toHaveLength(4));
    await expect(canvas.getByRole('group', { name: 'ETH/USDT, 1 hour' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ETH/USDT' }));
    await userEvent.keyboard('{Escape}');
  },
};

export const PairIsGone: Story = {
  tags: ['picture'],
  args: {
    choice: withFurther(withCount(ONE_CHART, 2, btc), btc, 0, { pair: aPair({ baseId: 9 }).id, symbol: 'OLD/USDT' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('OLD/USDT is no longer listed')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('application', { name: /^Price chart of/ })).toHaveLength(1));
  },
};
