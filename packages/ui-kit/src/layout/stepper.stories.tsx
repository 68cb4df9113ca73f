import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loose } from '../stories/frame.test-support';
import { Stepper } from './stepper';

const meta = {
  title: 'Layout/Stepper',
  component: Stepper,
  parameters: {
    guide: {
      do: ['Name a step by its result or its task in one or two words.', 'Use `isVertical` on phones.'],
      dont: ['Use it for navigation: the steps are not links.', 'Show a step that may be left out.'],
      accessibility: [
        'The steps are an ordered list with the name of the process.',
        'The present step has `aria-current="step"`.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { label: 'Withdrawal', steps: ['Requested', 'Approved', 'Sent'], current: 1 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  tags: ['forced-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const Vertical: Story = { args: { isVertical: true } };

export const Complete: Story = { args: { current: 3 } };
