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
      { id: 'theme', key: 't' },
      { id: 'help', key: '?', isFixed: true },
      { id: 'palette', key: 'Ctrl K', isFixed: true },
    ],
    hasMore: false,
    ownKeys: {},
    onOwnKeys: fn(),
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

/** A key that another action has is refused; the next one is accepted. */
export const ChangesAKey: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change the key: Buy: to the order form' }));
    await userEvent.keyboard('/');
    await expect(await screen.findByRole('alert')).toHaveTextContent('/ is already used: Search pairs');
    await expect(args.onOwnKeys).not.toHaveBeenCalled();
    await userEvent.keyboard('k');
    await expect(args.onOwnKeys).toHaveBeenCalledWith({ buy: 'k' });
  },
};

export const WithOwnKeys: Story = { args: { ownKeys: { buy: 'k' } } };
