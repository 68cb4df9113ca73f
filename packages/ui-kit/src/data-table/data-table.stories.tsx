import type { Guide } from '@bourse/storybook-config/guide';
import { compare, decimal, type Decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button';
import { EmptyState } from '../feedback/notice';
import { ChangeText } from '../figures/change-text';
import { PriceText } from '../figures/price-text';
import { Panel } from '../layout/panel';
import { Row } from '../layout/stack';
import type { Column } from './column';
import { DataTable } from './data-table';

interface PairRow {
  name: string;
  last: Decimal;
  change: Decimal;
}

const pair = (name: string, last: string, change: string): PairRow => ({
  name,
  last: decimal(last),
  change: decimal(change),
});

const PAIRS = [pair('BTC/USDT', '64250.1', '1.25'), pair('ETH/USDT', '3120', '-0.8'), pair('SOL/USDT', '142.37', '0')];

const star = fn();

const COLUMNS: readonly Column<PairRow>[] = [
  { id: 'name', header: 'Pair', cell: (row) => row.name, compare: (a, b) => a.name.localeCompare(b.name) },
  {
    id: 'last',
    header: 'Last price',
    isNumeric: true,
    cell: (row) => <PriceText value={row.last} decimals={4} />,
    compare: (a, b) => compare(a.last, b.last),
  },
  { id: 'change', header: 'Change', isNumeric: true, cell: (row) => <ChangeText value={row.change} /> },
  {
    id: 'star',
    header: 'Favourite',
    hideHeader: true,
    width: 56,
    cell: (row) => <IconButton icon="star" label={`Favourite ${row.name}`} onClick={star} />,
  },
];

const meta = {
  title: 'Data table',
  component: DataTable<PairRow>,

  parameters: {
    guide: {
      do: [
        'Mark columns of figures `isNumeric`: they are aligned to the right in tabular figures.',
        'Give `compare` to a column that readers would sort by.',
        'Write the empty state in words that say what would be here and how to get there.',
      ],
      dont: [
        'Let a wide table scroll the page: give it a frame with a height of its own.',
        'Draw a chart object in every row; a `Sparkline` is light enough.',
      ],
      accessibility: [
        'A native table named by `label`, in a frame that is scrolled by keyboard too; the sorted column says `aria-sort`.',
        'A column without a visible head still has a name (`hideHeader`).',
        'Beyond a hundred rows only those in sight exist; the table says how many there are.',
        'Where it is narrow a row is a card; it remains a row of the table to who listens.',
      ],
    } satisfies Guide,
  },
  args: { label: 'Pairs', columns: COLUMNS, rows: PAIRS, rowKey: (row) => row.name },
  decorators: [
    (Story) => (
      <main style={{ height: 400, maxWidth: 640, padding: 16, display: 'grid' }}>
        <Panel title="Markets">
          <Story />
        </Panel>
      </main>
    ),
  ],
} satisfies Meta<typeof DataTable<PairRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

const removeAll = fn();

/** An action on all rows is in the header and does not increase its height. */
export const HeaderAction: Story = {
  args: {
    columns: COLUMNS.map((column) =>
      column.id === 'star' ? { ...column, width: 120, headerAction: { label: 'Clear all', run: removeAll } } : column,
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Clear all' });
    await expect(button.closest('tr')?.getBoundingClientRect().height).toBeLessThan(32);
    await userEvent.click(button);
    await expect(removeAll).toHaveBeenCalledOnce();
  },
};

/** On narrow screens nothing overflows: rows are cards, and all buttons are visible. */
export const Cards: Story = {
  tags: ['picture'],
  args: HeaderAction.args ?? {},
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('group', { name: 'Pairs' });
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
    for (const name of ['Clear all', 'Favourite BTC/USDT', 'Favourite SOL/USDT']) {
      const { right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(frame.getBoundingClientRect().right);
    }
    await expect(canvas.getByRole('columnheader', { name: 'Change' })).toBeInTheDocument();
    const change = canvas.getByText(/1\.25/).closest('td');
    await expect(change && getComputedStyle(change, '::before').content).toContain('Change');
    const head = canvas.getByRole('button', { name: 'Pair' }).closest('tr');
    await expect(head && getComputedStyle(head, '::before').content).toContain('Sort by');
    await userEvent.click(canvas.getByRole('button', { name: 'Pair' }));
    await expect(names(canvas.getByRole('table', { name: 'Pairs' }))).toEqual(['SOL/USDT', 'ETH/USDT', 'BTC/USDT']);
  },
};

/** Four actions beside another cell have a line of their own. */
export const CardsOfFourActions: Story = {
  args: {
    columns: COLUMNS.map((column) =>
      column.id === 'star'
        ? {
            ...column,
            cell: ({ name }) => (
              <Row component="span" spacing={1} sx={{ display: 'inline-flex', flexWrap: 'nowrap' }}>
                {(['info', 'shield', 'swap', 'close'] as const).map((icon) => (
                  <IconButton key={icon} icon={icon} label={`${icon} ${name}`} onClick={star} />
                ))}
              </Row>
            ),
          }
        : column,
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [, card] = canvas.getAllByRole('row');
    const buttons = within(card ?? document.body).getAllByRole('button');
    await expect(buttons).toHaveLength(4);
    for (const button of buttons) {
      const { left, right } = button.getBoundingClientRect();
      const { left: from = 0, right: to = 0 } = button.closest('td')?.getBoundingClientRect() ?? {};
      await expect(left).toBeGreaterThanOrEqual(from);
      await expect(right).toBeLessThanOrEqual(to);
    }
  },
};

/** First the largest, then the smallest, then as it came. */
export const Sorted: Story = {
  tags: ['forced-picture'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Pairs' });
    const head = canvas.getByRole('button', { name: 'Pair' });
    await userEvent.click(head);
    await expect(canvas.getByRole('columnheader', { name: 'Pair' })).toHaveAttribute('aria-sort', 'descending');
    await expect(names(table)).toEqual(['SOL/USDT', 'ETH/USDT', 'BTC/USDT']);
    await userEvent.click(head);
    await expect(names(table)).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT']);
    await userEvent.click(head);
    await expect(canvas.getByRole('columnheader', { name: 'Pair' })).toHaveAttribute('aria-sort', 'none');
  },
};

/** A press anywhere in the row opens it; the star of the row is still a button of its own. */
export const RowsThatOpen: Story = {
  args: { rowAction: { label: (row) => `Open ${row.name}`, run: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open ETH/USDT' }));
    await expect(args.rowAction?.run).toHaveBeenLastCalledWith(PAIRS[1]);
    const price = canvas.getByText('142.3700').getBoundingClientRect();
    const row = document.elementFromPoint(price.left + 2, price.top + 2);
    await expect(row).toBe(canvas.getByRole('button', { name: 'Open SOL/USDT' }));
    const starOfBtc = canvas.getByRole('button', { name: 'Favourite BTC/USDT' });
    const { left, top } = starOfBtc.getBoundingClientRect();
    await expect(starOfBtc.contains(document.elementFromPoint(left + 12, top + 12))).toBe(true);
  },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No pairs here" hint="Star a pair and it stands here." /> },
};

const MANY = Array.from({ length: 2000 }, (_unused, index) => pair(`PAIR-${index + 1}`, `${index + 1}`, '0.5'));

/** Two thousand rows, a few dozen in the page; the last is there after scrolling. */
export const Long: Story = {
  args: { rows: MANY },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Pairs' });
    await expect(table).toHaveAttribute('aria-rowcount', '2001');
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(80));
    const frame = canvas.getByRole('group', { name: 'Pairs' });
    frame.scrollTo({ top: frame.scrollHeight });
    const last = await canvas.findByText('PAIR-2000');
    await waitFor(() => expect(last).toBeVisible());
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '2001');
    await expect(canvas.queryByText('PAIR-1')).toBeNull();
  },
};
