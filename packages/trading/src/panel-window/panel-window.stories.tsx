import { aPair, VisitorSurroundings } from '@bourse/market/testing';
import { storePair } from '@bourse/market';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { dealMarketHandlers } from '../testing';
import { PanelWindow } from './panel-window';

const meta = {
  title: 'Deal screen/Panel window',
  component: PanelWindow,
  parameters: {
    guide: {
      do: [
        'Give the panel of the address: `windowPanelOf`.',
        'Render the book of the product, which knows the prices of own orders.',
      ],
      dont: ['Show it inside the header and footer: its route has the layout `bare`.'],
      accessibility: ['The pair is the heading of the window.', 'The panel is a region with a name.'],
    } satisfies Guide,
  },
  args: { panel: 'trades', renderBook: () => null },
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={dealMarketHandlers()}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  beforeEach: () => storePair(aPair()),
} satisfies Meta<typeof PanelWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trades: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Trades' })).toBeVisible();
  },
};
