import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anEntry } from '../testing';
import { EntriesView } from './entries-view';

const meta = {
  title: 'Entries',
  component: EntriesView,
  decorators: [inMain],
  args: {
    entries: [anEntry(), anEntry({ id: 2, name: 'Beta', createdAt: undefined })],
    search: '',
    onSearch: fn(),
    hasFailed: false,
    isFetching: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof EntriesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {};

export const Loading: Story = { args: { entries: undefined, isFetching: true } };

export const None: Story = { args: { entries: [] } };

export const NothingFound: Story = { args: { search: 'gamma' } };

/** The button retries the request. */
export const Failed: Story = {
  args: { entries: undefined, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
