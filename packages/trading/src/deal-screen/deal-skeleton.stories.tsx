import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { DealSkeleton } from './deal-skeleton';

const meta = {
  title: 'Deal screen/Skeleton',
  component: DealSkeleton,
  parameters: {
    guide: {
      do: ['Give the same `screen` and `panels` as to the frame, so that nothing moves when the screen appears.'],
      dont: ['Show it after the pairs have arrived: each panel has a loading state of its own.'],
      accessibility: ['The screen has `aria-busy` while it loads.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: { screen: 'spot' },
} satisfies Meta<typeof DealSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPanels: Story = {};

export const WithoutBook: Story = { args: { screen: 'options', panels: ['markets', 'chart', 'orders'] } };
