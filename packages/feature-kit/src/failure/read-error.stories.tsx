import type { Guide } from '@bourse/storybook-config/guide';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReadError } from './read-error';

const meta = {
  title: 'Read error',
  component: ReadError,
  parameters: {
    guide: {
      do: ['Name the data that is missing in `title`.', 'Place it where the data would be.'],
      dont: ['Use it for a write: use `WriteOutcome`.', 'Replace data that has arrived before.'],
      accessibility: ['The error is announced when it appears.', 'The retry is a button in the order of the page.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: { title: 'Your orders could not be loaded', failure: { kind: 'network' }, onRetry: fn() },
} satisfies Meta<typeof ReadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The back end does not have the call: no error, and nothing to retry. */
export const NotOffered: Story = {
  args: { failure: { kind: 'http', status: 404 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This exchange does not offer this.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ServerError: Story = { args: { failure: { kind: 'http', status: 500 } } };
