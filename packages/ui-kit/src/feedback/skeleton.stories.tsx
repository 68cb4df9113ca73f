import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../stories/frame.test-support';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,

  parameters: {
    guide: {
      do: ['Draw it in the size of what is coming, so that nothing jumps.', 'Show a few lines, not a page full.'],
      dont: [
        'Use it for what takes a press to begin; a `pending` button says that.',
        'Leave it standing after a failure.',
      ],
      accessibility: [
        'Hidden from screen readers: say `aria-busy` on what it stands in.',
        'It does not move for readers who want no motion.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
} satisfies Meta<typeof Skeleton>;
export default meta;

export const Lines: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Skeleton width={120} height={24} />
      <Skeleton />
      <Skeleton width="60%" />
    </>
  ),
};
