import { LOADING, READY } from '@bourse/feature-kit';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aNewsItem, someNews } from '../testing/news';
import { VisitorSurroundings } from '@bourse/market/testing';
import { mergeNews } from './merge-news';
import { NoticeListView } from './notice-list-view';

const items = mergeNews([someNews(3), someNews(4)]);

const meta = {
  title: 'Notice list',
  component: NoticeListView,
  args: { choice: 'all', onChoice: fn(), items, state: READY, retry: fn() },
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings>
        <Story />
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof NoticeListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Notices' }));
    await expect(args.onChoice).toHaveBeenCalledWith('3');
  },
};

export const LongTitles: Story = {
  args: {
    items: [aNewsItem({ title: 'Maintenance '.repeat(24) }), aNewsItem({ id: 2, title: 'x'.repeat(240) })],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { items: undefined, state: LOADING } };
export const None: Story = { args: { items: [] } };
export const Failed: Story = { args: { items: undefined, state: { kind: 'failed', failure: { kind: 'network' } } } };
