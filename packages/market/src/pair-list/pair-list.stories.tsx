import { LOADING } from '@bourse/feature-kit';
import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import type { PairId } from '@bourse/contracts/market';
import { aGroup, aPair, somePairs } from '../testing/fixtures';
import { SortMark } from '../pairs/sort-mark';
import { PairList, type PairListProps } from './pair-list';

const btcGroup = aGroup({
  name: 'BTC',
  pairs: [aPair({ baseId: 2, quoteId: 1, base: 'ETH', quote: 'BTC', last: decimal('0.03487'), priceDecimals: 5 })],
});

function Interactive(props: PairListProps) {
  const [favourites, setFavourites] = useState(props.favourites);
  const [selected, setSelected] = useState(props.selected);
  const toggle = (id: PairId) =>
    setFavourites((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <PairList
      {...props}
      favourites={favourites}
      selected={selected}
      onToggleFavourite={toggle}
      onSelect={(pair) => {
        setSelected(pair.id);
        props.onSelect(pair);
      }}
    />
  );
}

const meta = {
  component: PairList,
  subcomponents: { SortMark },
  parameters: {
    guide: {
      do: [
        "Give all groups: search and order are the list's own.",
        'Show it in a frame with a height; of thousands of pairs only those in sight exist.',
      ],
      dont: ['Sort or filter the pairs outside.'],
      accessibility: [
        'A grid: arrow keys move through the rows, Home and End jump, Enter chooses, the star has a button of its own.',
        'Tabs name the groups; the search box has a label for screen readers.',
      ],
    } satisfies Guide,
  },
  args: {
    groups: [aGroup(), btcGroup],
    selected: '1-3',
    favourites: [],
    onSelect: fn(),
    onToggleFavourite: fn(),
  },
  render: (args) => <Interactive {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 300, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PairList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args, step }) => {
    await step('one can be chosen by keyboard', async () => {
      (await canvas.findByRole('row', { selected: true })).focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ symbol: 'ETH/USDT' }));
    });
    await step('a star makes a favourite', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add SOL/USDT to favourites' }));
      await userEvent.click(canvas.getByRole('tab', { name: 'Favourites' }));
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      await userEvent.click(canvas.getByRole('button', { name: 'Remove SOL/USDT from favourites' }));
      await expect(canvas.getByText('No favourites yet')).toBeInTheDocument();
    });
    await step('groups are tabs', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'BTC' }));
      await expect(canvas.getByRole('row', { name: /ETH\/BTC/ })).toBeInTheDocument();
    });
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'eth');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.type(search, 'doge');
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'nonesuch');
    await expect(canvas.getByText('No matching pairs')).toBeInTheDocument();
  },
};

export const SortedByChange: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    await expect(canvas.getByRole('columnheader', { name: 'Change' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('PEPE');
  },
};

const thousands = Array.from({ length: 5000 }, (_, index) => ({
  ...aPair({ ...somePairs()[index % 6], baseId: 100 + index, base: `C${index}` }),
}));

export const Thousands: Story = {
  args: { groups: [aGroup({ pairs: thousands })], selected: '100-3' },
  play: async ({ canvas, step }) => {
    await step('only what is in sight is there', async () => {
      await canvas.findByRole('row', { selected: true });
      await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    });
    await step('End moves to the last one', async () => {
      canvas.getByRole('row', { selected: true }).focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('row', { name: /C4999/ })).toHaveFocus());
    });
  },
};

export const Loading: Story = { args: { groups: [], state: LOADING } };

export const Failed: Story = {
  args: { groups: [], state: { kind: 'failed', failure: { kind: 'network' } }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoMarkets: Story = { args: { groups: [] } };
