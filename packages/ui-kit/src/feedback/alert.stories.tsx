import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { column } from '../stories/frame.test-support';
import { Alert } from './alert';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  parameters: {
    guide: {
      do: [
        'Place it directly above the content that it concerns.',
        'Give an `action` where the user can remove the cause.',
        'Set `isAnnounced` for an alert that appears after an action of the user.',
      ],
      dont: ['Use it for a short confirmation: use a toast.', 'Show more than one alert about the same cause.'],
      accessibility: [
        'With `isAnnounced` the role is `alert` and screen readers announce it; otherwise the role is `note`.',
        'The icon repeats the tone, so that the colour is not the only sign.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { children: 'Deposits on this network need 12 confirmations.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['forced-picture'],
  render: () => (
    <>
      <Alert tone="info">Deposits on this network need 12 confirmations.</Alert>
      <Alert tone="success">Your identity is verified.</Alert>
      <Alert tone="warning">A transfer to another network is lost.</Alert>
      <Alert tone="error">Withdrawals are suspended.</Alert>
    </>
  ),
};

export const Announced: Story = {
  args: {
    tone: 'warning',
    title: 'No cash password',
    children: 'A withdrawal needs a cash password.',
    action: (
      <Button size="small" tone="quiet">
        Set
      </Button>
    ),
    isAnnounced: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No cash password');
  },
};
