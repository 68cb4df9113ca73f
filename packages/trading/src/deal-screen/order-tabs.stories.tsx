import { aPair, VisitorSurroundings } from '@bourse/market/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { dealMarketHandlers } from '../testing';
import { OrderTabs } from './order-tabs';

const meta = {
  title: 'Deal screen/Order tabs',
  component: OrderTabs<'open' | 'history'>,
  parameters: {
    guide: {
      do: ['Give the lists of the product; alerts and coin information are added.', 'Keep the tab in the address.'],
      dont: ['Render a list for a visitor: the tabs show the way to log in.'],
      accessibility: ['The tab list has the name of the panel.', 'Arrow keys change the tab.'],
    } satisfies Guide,
  },
  decorators: [
    mainWith({ height: 280 }),
    (Story) => (
      <VisitorSurroundings handlers={dealMarketHandlers()}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: {
    label: 'My orders',
    lists: [
      { id: 'open', label: 'Open orders', content: <p>Buy 0.5 BTC</p> },
      { id: 'history', label: 'Trade history', content: <p>Sold 2 ETH</p> },
    ],
    visitorText: 'Log in to see your orders.',
    pair: aPair(),
    value: 'open',
    onChange: fn(),
  },
} satisfies Meta<typeof OrderTabs<'open' | 'history'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Buy 0.5 BTC')).toBeNull();
    await expect(canvas.getByText('Log in to see your orders.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Alerts' }));
    await expect(args.onChange).toHaveBeenCalledWith('alerts');
  },
};
