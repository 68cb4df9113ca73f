import { FIXTURE_NOW } from '@bourse/charts/testing';
import { useBook } from '@bourse/market';
import { aBook, aPair, VisitorSurroundings } from '@bourse/market/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { dealMarketHandlers } from '../testing';
import type { DealBook } from './frame';
import { BookPanel } from './panels';

const SNAPSHOT = { book: aBook(), requestedAt: FIXTURE_NOW };

type Rest = Omit<DealBook, 'store'>;

function WithStore({ rest, onTaken }: { readonly rest: Rest; readonly onTaken?: () => void }) {
  const pair = aPair();
  const store = useBook(pair, rest.failure ? undefined : SNAPSHOT);
  return <BookPanel pair={pair} book={{ store, ...rest }} {...(onTaken && { onTaken })} />;
}

const rest: Rest = {
  ownPrices: { bids: new Set(), asks: new Set() },
  readAt: FIXTURE_NOW,
  failure: undefined,
  retry: fn(),
  onPick: fn(),
};

const meta = {
  title: 'Deal screen/Book panel',
  component: BookPanel,
  parameters: {
    guide: {
      do: ['Give the store of `useDealBook`, which merges the snapshot and the events.'],
      dont: ['Show it beside another book of the pair: both would draw every frame.'],
      accessibility: ['The panel is a region with a name.', 'A level is chosen with Enter in the accessible grid.'],
    } satisfies Guide,
  },
  decorators: [
    mainWith({ width: 320, height: 480 }),
    (Story) => (
      <VisitorSurroundings handlers={dealMarketHandlers()}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof BookPanel>;
export default meta;
type Story = StoryObj;

export const Full: Story = {
  render: () => <WithStore rest={rest} />,
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'Order book' })).toBeVisible(),
};

export const Failed: Story = {
  render: () => <WithStore rest={{ ...rest, failure: { kind: 'network' } }} />,
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
