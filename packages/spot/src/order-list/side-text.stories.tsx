import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { SideText } from './side-text';

const meta = {
  title: 'Order list/Side',
  component: SideText,
  parameters: {
    guide: {
      do: ['Use it for the side of an order or a trade in a list.'],
      dont: ['Use it for a gain or a loss: the colours mean rise and fall.'],
      accessibility: ['The word gives the side, so that the colour is not the only sign.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: { side: 'buy' },
} satisfies Meta<typeof SideText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = {};

export const Sell: Story = { args: { side: 'sell' } };
