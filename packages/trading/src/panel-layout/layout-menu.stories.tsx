import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn, screen } from 'storybook/test';
import { PANELS } from './docking';
import { DEFAULT_LAYOUT, togglePanel } from './layout';
import { LayoutMenu } from './layout-menu';

const meta = {
  title: 'Arrangement/Menu',
  component: LayoutMenu,
  args: {
    isRoomy: true,
    panels: PANELS,
    layout: togglePanel(DEFAULT_LAYOUT, 'trades'),
    onToggle: fn(),
    onReset: fn(),
    hasListRoom: true,
    hasFavouritesRoom: true,
    onArrange: fn(),
    windows: ['chart'],
    onOpenWindow: fn(),
  },
  decorators: [mainWith({ minHeight: 320 })],
} satisfies Meta<typeof LayoutMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const items = await screen.findAllByRole('menuitemcheckbox');
    await expect(items.map((item) => item.getAttribute('aria-checked'))).toEqual([
      'true',
      'true',
      'true',
      'false',
      'true',
      'true',
    ]);
    if (items[3]) await userEvent.click(items[3]);
    await expect(args.onToggle).toHaveBeenCalledWith('trades');
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

/** Without room for the market list there is nothing to hide. */
export const LessRoom: Story = {
  args: { isRoomy: false, hasListRoom: false, hasFavouritesRoom: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await screen.findAllByRole('menuitemcheckbox')).toHaveLength(4);
  },
};

export const Commands: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chart in a new window' }));
    await expect(args.onOpenWindow).toHaveBeenCalledWith('chart');
    await userEvent.click(await canvas.findByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Arrange panels…' }));
    await expect(args.onArrange).toHaveBeenCalledOnce();
  },
};
