import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button';
import { loose } from '../stories/frame.test-support';
import { Dialog, type DialogProps } from './dialog';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Fees</Button>
      <Dialog
        {...props}
        open={open}
        onClose={(by) => {
          setOpen(false);
          props.onClose(by);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      do: ['Name the task in `title`.', 'Put the main action last in `actions`.', 'Offer a way to close it.'],
      dont: ['Ask for a confirmation with it: use `ConfirmDialog`.', 'Open a dialog from a dialog.'],
      accessibility: [
        'The focus moves into the dialog, stays inside and returns to where it was.',
        'Escape closes it; the title is its accessible name.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '420px' } },
  },
  decorators: [loose],
  args: {
    open: true,
    title: 'Fees',
    children: 'Maker 0.1 %, taker 0.2 %.',
    hasCloseButton: true,
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['forced-picture'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Fees' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
    await screen.findByRole('dialog', { name: 'Fees' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledWith('escape');
  },
};

/** A title that is longer than its line wraps. */
export const LongTitle: Story = {
  args: { title: 'Move buy of 0.01 BTC from 104,179.26 to the price at which the line was dropped' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    const { right } = within(dialog).getByText(args.title).getBoundingClientRect();
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(close.left);
    await expect(close.right).toBeLessThan(dialog.getBoundingClientRect().right);
  },
};
