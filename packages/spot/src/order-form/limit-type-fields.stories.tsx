import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LimitTypeFields } from './limit-type-fields';

const meta = {
  title: 'Order form/Limit types',
  component: LimitTypeFields,
  args: {
    side: 'buy',
    offered: ['post_only', 'ioc', 'fok', 'stop_limit'],
    type: undefined,
    trigger: undefined,
    error: undefined,
    pricePlaces: 2,
    quote: 'USDT',
    onType: fn(),
    onTrigger: fn(),
    onTouch: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 320, padding: 12 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof LimitTypeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const StopLimit: Story = {
  args: { type: 'stop_limit', trigger: decimal('97500') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0');
    await expect(args.onTrigger).toHaveBeenCalled();
  },
};

export const MissingTrigger: Story = {
  args: { side: 'sell', type: 'stop_limit', error: 'Enter a trigger price above 0.' },
};
