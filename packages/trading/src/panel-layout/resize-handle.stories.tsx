import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResizeHandle } from './resize-handle';

const meta = {
  title: 'Arrangement/Resize handle',
  component: ResizeHandle,
  args: {
    label: 'Width of the market list',
    at: 'right',
    value: 264,
    least: 216,
    most: 440,
    onResize: fn(),
    onReset: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <div
          style={{
            position: 'relative',
            width: 264,
            height: 160,
            outline: '1px solid var(--bourse-palette-divider, grey)',
          }}
        >
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof ResizeHandle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focused, as the keyboard finds it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('separator')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onResize).toHaveBeenLastCalledWith(280);
    await userEvent.keyboard('{Home}');
    await expect(args.onResize).toHaveBeenLastCalledWith(216);
    await userEvent.keyboard('{Enter}');
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** At the left of its panel, moving left makes the panel larger. */
export const FromTheLeft: Story = {
  args: { at: 'left', label: 'Width of the order form' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('separator').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onResize).toHaveBeenLastCalledWith(280);
  },
};

/** Height in pixels of a level of the book, the unit of the panel. */
export const InLevels: Story = {
  args: { at: 'bottom', label: 'Order book levels', value: 12, least: 5, most: 25, pixels: 40 },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('separator').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onResize).toHaveBeenLastCalledWith(13);
  },
};
