import type { Guide } from '@bourse/storybook-config/guide';
import { EmptyState } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { PagedTable } from './paged-table';

interface Row {
  readonly id: number;
  readonly amount: string;
}

const meta = {
  title: 'Paged table',
  component: PagedTable<Row>,
  parameters: {
    guide: {
      do: ['Take `state`, `more`, `onMore` and `onRetry` from `useListState`.', 'Say in `empty` what would be here.'],
      dont: ['Use it where the server gives the number of rows: use `Pagination`.'],
      accessibility: ['The table has a name.', 'A failed read is an alert with a button to retry.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: {
    label: 'Deposits',
    columns: [
      { id: 'id', header: 'Number', cell: ({ id }) => id },
      { id: 'amount', header: 'Amount', isNumeric: true, cell: ({ amount }) => amount },
    ],
    rows: [
      { id: 1, amount: '100 USDT' },
      { id: 2, amount: '0.5 BTC' },
    ],
    rowKey: ({ id }) => id,
    state: { kind: 'ready' },
    failedTitle: 'The deposits could not be loaded.',
    onRetry: fn(),
    more: 'available',
    onMore: fn(),
    empty: <EmptyState title="No deposits yet" />,
  },
} satisfies Meta<typeof PagedTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { rows: [], more: 'none' } };

export const Failed: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'network' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
