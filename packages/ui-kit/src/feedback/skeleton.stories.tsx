import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../stories/frame';
import { Skeleton } from './skeleton';

const meta = { title: 'Feedback/Skeleton', component: Skeleton, decorators: [column] } satisfies Meta<typeof Skeleton>;
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
