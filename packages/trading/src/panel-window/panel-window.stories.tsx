import { aPair, VisitorSurroundings } from '@bourse/market/testing';
import { storePair } from '@bourse/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dealMarketHandlers } from '../testing';
import { PanelWindow } from './panel-window';

const meta = {
  title: 'Deal screen/Panel window',
  component: PanelWindow,
  args: { panel: 'trades', renderBook: () => null },
  decorators: [
    (Story) => (
      <VisitorSurroundings handlers={dealMarketHandlers()}>
        <main>
          <Story />
        </main>
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
