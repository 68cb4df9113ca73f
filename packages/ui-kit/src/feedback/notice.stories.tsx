import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/button';
import { Panel } from '../layout/panel';
import { column } from '../stories/frame.test-support';
import { EmptyState, ErrorState } from './notice';

const meta = {
  title: 'Feedback/Empty and error',
  component: ErrorState,
  subcomponents: { EmptyState },
  parameters: {
    guide: {
      do: [
        'Say in `EmptyState` what would be here and, in `hint`, how to get there.',
        'Give `ErrorState` an `onRetry` wherever asking again can help.',
        'Keep what can be kept on the screen, and put the error above it.',
      ],
      dont: [
        'Show an empty state while loading: use `Skeleton`.',
        'Show a code or a text of the program; the reader needs what it means for them.',
      ],
      accessibility: [
        'An error is announced when it appears; an empty state is plain text.',
        'While a retry is under way the button is `pending` and keeps the focus.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <Panel label="Open orders">
        <Story />
      </Panel>
    ),
    column,
  ],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No open orders"
      hint="Orders that wait for their price stand here."
      action={
        <Button tone="quiet" size="small">
          Place an order
        </Button>
      }
    />
  ),
};

export const Failed: Story = {
  tags: ['picture'],
  args: { message: 'The orders could not be fetched. Nothing has changed about them.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TryingAgain: Story = {
  args: { message: 'The orders could not be fetched.', onRetry: fn(), isRetrying: true },
};

export const WayOn: Story = { args: { title: 'This page is not here', action: <Button href="#home">Home</Button> } };
