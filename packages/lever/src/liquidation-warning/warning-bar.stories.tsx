import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { MemoryRouter } from 'react-router';
import { expect, fn } from 'storybook/test';
import { WarningBar } from './warning-bar';

const meta = {
  title: 'Liquidation warning',
  component: WarningBar,
  decorators: [
    mainWith({ minHeight: 120 }),
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    level: 'danger',
    title: 'Liquidation warning',
    message: 'Liquidation risk: your margin level is 106.00%. All positions are liquidated at 100%.',
    canClose: true,
    onCloseAll: fn(),
  },
} satisfies Meta<typeof WarningBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NearLiquidation: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onCloseAll).toHaveBeenCalledOnce();
  },
};

/** A batch close is under way. */
export const Closing: Story = { args: { canClose: false } };

/** The first level can be dismissed. */
export const Early: Story = {
  tags: ['picture'],
  args: {
    level: 'warning',
    title: 'Margin warning',
    message: 'Margin level 180.00%. BTC/USDT is 1.20% from liquidation.',
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss the warning' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
