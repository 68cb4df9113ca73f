import { useBook } from '@bourse/market';
import { aBook, aPair, VisitorSurroundings } from '@bourse/market/testing';
import { FIXTURE_NOW } from '@bourse/charts/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import { Panel } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, fn, screen } from 'storybook/test';
import { dealMarketHandlers } from '../testing';
import { DealFrame } from './deal-frame';
import type { DealFrameProps } from './frame';

const NO_PRICES = { bids: new Set<never>(), asks: new Set<never>() };
const SNAPSHOT = { book: aBook(), requestedAt: FIXTURE_NOW };

function WithBook(props: DealFrameProps) {
  const store = useBook(props.pair, SNAPSHOT);
  const book = {
    store,
    ownPrices: NO_PRICES,
    readAt: FIXTURE_NOW,
    failure: undefined,
    retry: () => undefined,
    onPick: () => undefined,
  };
  return <DealFrame {...props} book={book} />;
}

const meta = {
  title: 'Deal screen/Frame',
  component: DealFrame,
  parameters: {
    guide: {
      do: [
        'Give `pair` with live figures; the frame passes a steady pair to the parts that show none.',
        'Give the same buttons in `phone` as in the form.',
      ],
      dont: [
        'Render a chart or a book: the frame does, with the data in `chart` and `book`.',
        'Use one name of `screen` for two screens: it is the key of the stored arrangement.',
      ],
      accessibility: [
        'Each panel is a region with a name; the pair is the heading of the screen.',
        'The handles between the panels move with the arrow keys.',
      ],
    } satisfies Guide,
  },
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={dealMarketHandlers()} address="/dealCenter?symbol=BTC_USDT">
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: {
    screen: 'spot',
    pair: aPair(),
    onSelect: fn(),
    chart: { lines: [] },
    renderForm: () => <Panel label="Order form">Order form</Panel>,
    renderOrders: () => <Panel label="Orders">Orders</Panel>,
    shortcuts: [],
    phone: {
      actions: [
        { id: 'buy', label: 'Buy', tone: 'buy', onPress: fn() },
        { id: 'sell', label: 'Sell', tone: 'sell', onPress: fn() },
      ],
      label: 'Trade',
    },
  },
} satisfies Meta<typeof DealFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chart waits for its chunk. */
const chartThere = async () => {
  await expect(await screen.findByRole('application')).toBeVisible();
};

export const Book: Story = { tags: ['night-picture'], render: (args) => <WithBook {...args} />, play: chartThere };

export const WithoutBook: Story = {
  tags: ['picture'],
  args: { screen: 'options', panels: ['markets', 'chart', 'orders'] },
  play: chartThere,
};
