import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { loose } from '../stories/frame';
import { Modal } from './modal';

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  parameters: {
    guide: {
      do: [
        'Use it for windows of your own: a receipt, an alert, a list of keys.',
        'Name it by its heading, in `labelledBy`.',
      ],
      dont: ['Use it to ask yes or no: `ConfirmDialog` does.', 'Open one over another.'],
      accessibility: [
        'The focus moves into it, goes round inside, and returns to where it was.',
        'Escape and a press beside the window say `onLeave`; whether it closes is yours to say.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '320px' } },
  },
  decorators: [loose],
  args: {
    labelledBy: 'modal-title',
    onLeave: fn(),
    children: (
      <div style={{ padding: 24 }}>
        <h2 id="modal-title" style={{ margin: 0 }}>
          Keys of this screen
        </h2>
        <p>Press ? to see them again.</p>
        <Button>Close</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keys of this screen' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledWith('escape');
  },
};

export const Wide: Story = { args: { isWide: true } };
export const FromBelow: Story = { args: { place: 'bottom' } };
