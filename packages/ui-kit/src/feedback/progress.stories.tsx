import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { CircularProgress, LinearProgress } from './progress';

const meta = {
  title: 'Feedback/Progress',
  component: LinearProgress,
  subcomponents: { CircularProgress },
  parameters: {
    guide: {
      do: [
        'Give `percent` where the length of the work is known.',
        'Use the ring for a remaining time and show the time in its middle.',
      ],
      dont: ['Use it for content that is loading: use `Skeleton`.', 'Estimate `percent` from the elapsed time.'],
      accessibility: [
        '`label` is the accessible name and says what is in progress.',
        'Screen readers read `percent` as the value; without `percent` the value is unknown.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'Upload', percent: 40 },
} satisfies Meta<typeof LinearProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Linear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Circular: Story = {
  render: () => (
    <CircularProgress label="Time to settlement" percent={75} size={72}>
      00:45
    </CircularProgress>
  ),
};

/** The animation never ends, so this story is not a test. */
export const UnknownLength: Story = {
  render: () => (
    <>
      <LinearProgress label="Export" />
      <CircularProgress label="Upload" />
    </>
  ),
  tags: ['!test'],
};
