import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../actions/button';
import { loose, Row } from '../stories/frame.test-support';
import { Toaster, useToast } from './toaster';

function Callers() {
  const toast = useToast();
  return (
    <Row>
      <Button tone="quiet" onClick={() => toast.success('Order placed')}>
        Success
      </Button>
      <Button tone="quiet" onClick={() => toast.info('The market is closed until Monday')}>
        Information
      </Button>
      <Button
        tone="quiet"
        onClick={() =>
          toast.info('C2C order 2, sell 50 USDT: Release now', 'order', {
            label: 'Open order',
            onPress: () => undefined,
          })
        }
      >
        With an action
      </Button>
      <Button tone="quiet" onClick={() => toast.error('Not enough USDT', 'deal')}>
        Failure
      </Button>
      <Button tone="quiet" onClick={() => toast.error('The amount is below the minimum', 'deal')}>
        Other failure
      </Button>
    </Row>
  );
}

// The decorator renders the toaster around every story.
const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,

  parameters: {
    guide: {
      do: [
        "Say what happened in one short sentence in the user's language.",
        'Give the same cause to messages that replace each other.',
      ],
      dont: [
        'Put anything into a toast that the reader must not miss: it leaves by itself.',
        'Repeat a fault that already stands beside its field.',
      ],
      accessibility: [
        'Success and information are announced politely, failures at once.',
        'A toast waits while the pointer or the focus is on it, and can be dismissed by keyboard.',
      ],
    } satisfies Guide,
  },
  args: { children: null },
  render: () => <Callers />,
  decorators: [loose],
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTones: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Information', 'Failure'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(screen.getByText('Order placed').closest('[aria-live="polite"]')).not.toBeNull();
    await expect(screen.getByText('Not enough USDT').closest('[role="alert"]')).not.toBeNull();
  },
};

/** One message a cause: the newer one takes the older one's place. */
export const OneACause: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Other failure' }));
    await expect(screen.queryByText('Not enough USDT')).toBeNull();
    await expect(screen.getByText('The amount is below the minimum')).toBeVisible();
  },
};

/** The action closes the toast. */
export const WithAction: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With an action' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open order' }));
    await expect(screen.queryByText(/Release now/)).toBeNull();
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }));
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('Not enough USDT')).toBeNull();
  },
};
