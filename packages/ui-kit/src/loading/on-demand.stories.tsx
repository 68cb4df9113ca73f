import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../feedback/skeleton';
import { column } from '../stories/frame';
import { loadPart, neverLoad, type Part } from '../stories/part';
import { OnDemand, type OnDemandProps } from './on-demand';

const meta = {
  title: 'Loading/On demand',
  component: OnDemand<Part>,
  parameters: {
    guide: {
      do: [
        'Define `load` as a constant of the file.',
        'Use it for parts that most visits do not open: a menu, a dialog, a drawer.',
        'Close the opened part in `onFailed`.',
      ],
      dont: ['Use it for content of the first screen.', 'Create `load` while rendering: it is then fetched each time.'],
      accessibility: [
        'A failed request shows a toast, which screen readers announce.',
        'The part itself moves the focus when it opens.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { load: loadPart, children: ({ title }) => <p>{title}</p>, fallback: <Skeleton height={40} /> },
} satisfies Meta<OnDemandProps<Part>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fee schedule')).toBeVisible();
  },
};

export const Loading: Story = { args: { load: neverLoad } };
