import type { Guide } from '@bourse/storybook-config/guide';
import { Button } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PlainDialog } from './plain-dialog';

const meta = {
  title: 'Dialogs/Plain dialog',
  component: PlainDialog,
  parameters: {
    guide: {
      do: ['Use it for information that needs no answer.', 'Set `isHeld` while a request of the dialog is under way.'],
      dont: ['Ask for a confirmation with it: use `ConfirmDialog`.', 'Add a second close button.'],
      accessibility: [
        'The focus moves into the dialog and returns to where it was.',
        'Escape closes it unless `isHeld` is set.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { open: true, title: 'Execution receipt', children: 'Bought 0.5 BTC at 97,000 USDT.', onClose: fn() },
} satisfies Meta<typeof PlainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithActions: Story = { args: { actions: <Button>Copy</Button> } };

export const Held: Story = {
  args: { isHeld: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Execution receipt' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
