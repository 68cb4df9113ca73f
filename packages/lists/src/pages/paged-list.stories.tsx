import type { Guide } from '@bourse/storybook-config/guide';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PagedList } from './paged-list';

const meta = {
  title: 'Paged list',
  component: PagedList,
  parameters: {
    guide: {
      do: ['Take `more` and `onMore` from `useListState`.', 'Keep the rows that have arrived when a page fails.'],
      dont: ['Use it where the server gives the number of rows: use `Pagination`.', 'Load pages on scrolling.'],
      accessibility: [
        'While a page loads the button is `pending` and keeps the focus.',
        'The end of the list and a failed page are announced.',
      ],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: {
    more: 'available',
    onMore: fn(),
    children: (
      <ul>
        <li>Buy 0.5 BTC</li>
        <li>Sell 2 ETH</li>
      </ul>
    ),
  },
} satisfies Meta<typeof PagedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { more: 'failed' } };

export const End: Story = { args: { more: 'end' } };
