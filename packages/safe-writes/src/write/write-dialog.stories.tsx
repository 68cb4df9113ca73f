import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WriteDialog } from './write-dialog';

const sent = { id: 'a', ticket: '100', before: 0 };

const meta = {
  title: 'Safe write/Dialog',
  component: WriteDialog<string, number, number>,
  parameters: {
    guide: {
      do: [
        'Use it for a write that a button of a list starts.',
        'Say in `title` what will happen, in `action` the verb with its object.',
      ],
      dont: ['Use it for a form: the form shows a refusal and an unknown outcome at its place.'],
      accessibility: ['The focus goes into the dialog and returns to the button.', 'A refusal is announced at once.'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '320px' } },
  },
  args: {
    state: { phase: 'confirming', ...sent },
    title: 'Unlock 100 BSE now?',
    action: 'Unlock',
    summary: '100 BSE move to the spot account.',
    unknownTitle: 'Unlock status unknown',
    describe: (rows) =>
      rows > 0 ? { title: 'Unlocked', message: 'The tokens are in the spot account.' } : { title: 'Not unlocked' },
    onConfirm: fn(),
    onTakeBack: fn(),
    onLookAgain: fn(),
    onDismiss: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof WriteDialog<string, number, number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Unlock 100 BSE now?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The button is busy: a second press sends nothing. */
export const Sending: Story = {
  args: { state: { phase: 'sending', ...sent } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Processing…/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { state: { phase: 'refused', ...sent, failure: { kind: 'rejected', text: 'The period has not ended.' } } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

export const OutcomeUnknown: Story = {
  tags: ['picture'],
  args: { state: { phase: 'unknown', ...sent, hasLooked: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
