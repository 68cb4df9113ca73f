import { respond } from '@bourse/api-client/testing';
import { capabilities } from '@bourse/contracts/site';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketHandlers } from '../testing/handlers';
import { VisitorSurroundings } from '../testing/visitor';
import { FollowedPrices } from './followed-prices';

const meta = {
  component: FollowedPrices,
  parameters: {
    guide: {
      do: ['Show it once on each screen that shows prices.'],
      dont: ['Ask for the capabilities of the back end beside it.'],
      accessibility: ['A change of the source is announced politely.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof FollowedPrices>;
export default meta;

const followed = {
  venue: 'Kraken',
  state: 'live' as const,
  recorded: 0,
  pairs: [{ id: 1, symbol: 'BTC/USD', late: 0 }],
};

/** The back end follows the prices of a venue. */
export const Venue: StoryObj<typeof meta> = {
  render: () => (
    <VisitorSurroundings handlers={[respond(capabilities, () => ({ prices: followed })), ...marketHandlers()]}>
      <FollowedPrices />
    </VisitorSurroundings>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prices: Kraken · play money')).toBeVisible();
  },
};
