import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { TradeButton } from './trade-button';

const meta = {
  component: TradeButton,
  parameters: {
    guide: {
      do: ['Use it for every button that sends an order.'],
      dont: ['Use it for a cancellation: its own message says that it was not sent.'],
      accessibility: ['Without a network its name is "Offline", so that the reason is heard too.'],
    } satisfies Guide,
  },
  args: { children: 'Buy 0.5 BTC', tone: 'buy', size: 'large', onClick: fn() },
  decorators: [mainWith({ padding: 16 })],
} satisfies Meta<typeof TradeButton>;
export default meta;

export const Online: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 0.5 BTC' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
