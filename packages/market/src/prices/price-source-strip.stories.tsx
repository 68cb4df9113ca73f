import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceSourceStrip } from './price-source-strip';

const meta = {
  component: PriceSourceStrip,
  parameters: {
    guide: {
      do: ['Show it once on a screen that trades at prices of another market.'],
      dont: ['Hide it while the prices are late: orders are refused, and this is the reason.'],
      accessibility: ['A change of the source is announced politely.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof PriceSourceStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Play money at the prices of a venue. */
export const Venue: Story = {
  args: { source: { kind: 'venue', venue: 'Kraken' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prices: Kraken · play money')).toBeVisible();
  },
};

/** The venue has not sent a price of the pair for half a minute. */
export const Late: Story = {
  args: { source: { kind: 'late', venue: 'Kraken' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Orders are paused/)).toBeVisible();
  },
};
