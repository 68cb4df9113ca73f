import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loose } from '../stories/frame.test-support';
import { Pagination } from './pagination';

const meta = {
  title: 'Layout/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      do: [
        'Use it where the server gives the number of rows.',
        'Keep the rows of the last page until the next arrives.',
      ],
      dont: ['Use it for a list without a known length: use "load more".', 'Show it for a single page.'],
      accessibility: [
        'The pages are a named navigation; the present page has `aria-current`.',
        'Each button is named with its page.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { page: 4, pageCount: 12, onChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  tags: ['forced-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('5'));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};

export const Disabled: Story = { args: { disabled: true } };
