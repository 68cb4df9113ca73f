import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CheatSheet } from './cheat-sheet';

const meta = {
  title: 'Shortcuts/Cheat-sheet',
  component: CheatSheet,
  args: {
    actions: [
      { id: 'search', key: '/', label: 'Search pairs' },
      { id: 'buy', key: 'b', label: 'Buy: to the order form' },
    ],
    isEnabled: true,
    onEnable: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CheatSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await expect(args.onEnable).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Off: Story = { args: { isEnabled: false } };
