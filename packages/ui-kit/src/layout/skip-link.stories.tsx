import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Layout/Skip link',
  component: SkipLink,
  parameters: {
    guide: {
      do: ['Place it before the part that it skips.', 'Name the part to which the focus moves.'],
      dont: ['Use it as a visible link of the page.'],
      accessibility: ['It is visible while it has the focus.', 'It moves the focus and keeps the address.'],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'Skip to the order form', href: '#order-form', onSkip: fn() },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the order form' });
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(window.location.hash).toBe('');
  },
};
