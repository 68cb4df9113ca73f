import { aPair, VisitorSurroundings } from '@bourse/market/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { dealMarketHandlers } from '../testing';
import { AlertsTab } from './alerts-tab';

const meta = {
  title: 'Price alerts/Tab',
  component: AlertsTab,
  parameters: {
    guide: {
      do: ['Put it into the tabs of the orders of a trading screen.'],
      dont: ['Render it to watch the alerts: the background of the trading layer watches them.'],
      accessibility: [
        'The alerts are a table; each button names its alert.',
        'A failed request of the part is announced and offers a retry.',
      ],
    } satisfies Guide,
  },
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={dealMarketHandlers()}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: { pair: aPair() },
} satisfies Meta<typeof AlertsTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoAlerts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'New alert' })).toBeVisible();
  },
};
