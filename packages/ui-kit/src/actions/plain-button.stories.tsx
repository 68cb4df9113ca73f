import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loose } from '../stories/frame.test-support';
import { PlainButton, RowButton } from './plain-button';

const meta = {
  title: 'Actions/Plain button',
  component: PlainButton,
  subcomponents: { RowButton },
  parameters: {
    guide: {
      do: [
        'Give it its look by `styled(PlainButton)` where it is: a head of a list, an interval. In rows rendered by the hundred: `styled(RowButton)`.',
      ],
      dont: ['Use it for a command of a form or a dialog: use `Button`.', 'Remove the focus ring without another one.'],
      accessibility: [
        'A native button with a visible focus.',
        'The touch area is 44 px where the pointer is coarse; neighbours need that distance.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { type: 'button', children: 'Sort by price', onClick: fn() },
} satisfies Meta<typeof PlainButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
