import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WriteConfirmation } from './write-dialog';

const sent = { id: 'a', ticket: '39', before: 0 };

const meta = {
  title: 'Safe write/Confirmation',
  component: WriteConfirmation<string, number, number>,
  parameters: {
    guide: {
      do: ['Use it where a `WriteOutcome` on the screen shows a lost write, so that the user can go on meanwhile.'],
      dont: ['Use it where nothing else shows a lost write: that is the `WriteDialog`.'],
      accessibility: ['The focus goes into the dialog and returns to the button.', 'A refusal is announced at once.'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '320px' } },
  },
  args: {
    state: { phase: 'confirming', ...sent },
    title: 'Take this ad offline?',
    action: 'Take offline',
    children: 'Orders that are open go on.',
    onConfirm: fn(),
    onTakeBack: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof WriteConfirmation<string, number, number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Take this ad offline?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Take offline' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { state: { phase: 'refused', ...sent, failure: { kind: 'rejected', text: 'The ad has an open order.' } } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

/** A lost write is shown on the screen: the confirmation is gone. */
export const Lost: Story = {
  args: { state: { phase: 'unknown', ...sent, hasLooked: true } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
