import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { loose } from '../stories/frame.test-support';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

function Asked(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buy</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onCancel={() => {
          setOpen(false);
          props.onCancel();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,

  parameters: {
    guide: {
      do: [
        'Show everything that is about to happen: from, to, network, amount, fee.',
        'Set `pending` from the press until the answer; the dialog then stays.',
      ],
      dont: ['Ask about what can be undone.', 'Offer `canRemember` where money leaves.'],
      accessibility: [
        'The focus goes into the dialog, round inside, and back to where it was.',
        'Escape cancels, unless it is already on its way.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '420px' } },
  },
  decorators: [loose],
  args: {
    open: true,
    title: 'Buy 0.1 BTC?',
    children: 'At 64,250.10 USDT, for 6,425.01 USDT in all.',
    tone: 'buy',
    canRemember: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remembered: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy 0.1 BTC?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do not ask again on this device' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(true);
  },
};

/** Escape cancels; the focus returns to the opening button, and an unconfirmed tick is reset. */
export const Cancelled: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Buy' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(await screen.findByRole('checkbox')).not.toBeChecked();
  },
};

/** Once on its way it can be neither confirmed again nor cancelled. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Processing…/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
