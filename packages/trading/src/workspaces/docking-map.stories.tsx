import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { DEFAULT_DOCKING, DOCKED } from '../panel-layout/docking';
import { DockingMap } from './docking-map';

const meta = {
  title: 'Arrangement/Docking map',
  component: DockingMap,
  args: { docking: DEFAULT_DOCKING, panels: DOCKED, onDock: fn(), onStep: fn() },
  decorators: [mainWith({ padding: 16, maxWidth: 560 })],
} satisfies Meta<typeof DockingMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pressed panel, and the places that it can move to. */
export const Picked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const chart = await canvas.findByRole('button', { name: 'Chart' });
    await userEvent.click(chart);
    await expect(chart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Move here: Chart, Left column' }));
    await expect(args.onDock).toHaveBeenCalledWith('chart', 'left', undefined);
    await userEvent.click(chart);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole('button', { name: 'Order book' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onStep).toHaveBeenCalledWith('book', 'down');
  },
};
