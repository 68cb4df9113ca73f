import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loose } from '../stories/frame.test-support';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  title: 'Layout/Visually hidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      do: ['Say in words what eyes take from place or colour.', 'Use it with `aria-live` for what changes by itself.'],
      dont: ['Hide what can be pressed: the focus would be nowhere to be seen.'],
      accessibility: ['Read by screen readers, in the order of the page.'],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { children: 'rising' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const BesideAFigure: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      97,250.5 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rising').getBoundingClientRect().width).toBe(1);
  },
};
