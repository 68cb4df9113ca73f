import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useEffect, useState, type ReactNode } from 'react';
import { aBook, aLevel, aPair } from '../testing/fixtures';
import { createBookStore } from './book-store';
import { cumulate } from './book-rows';
import { OrderBook } from './order-book';

const pair = aPair();
const book = (options?: Parameters<typeof aBook>[0]) =>
  createBookStore({ ...aBook(options), last: decimal('97250.5') });

const LAYOUT_KEY = 'bourse.bookLayout';
const GROUPING_KEY = 'bourse.bookGrouping';
const UNIT_KEY = 'bourse.bookUnit';
const NUMBERS_KEY = 'bourse.bookLevelNumbers';

const meta = {
  component: OrderBook,

  parameters: {
    guide: {
      do: [
        'Give the store of `useBook`; levels never pass through React.',
        'Give `ownPrices` so that users see their orders in the depth.',
        'Fill the form in `onPickPrice`; with Shift the amount up to that level comes along.',
      ],
      dont: ['Copy levels into state.', "Show a book without the connection's state beside it."],
      accessibility: [
        'A grid lies over the canvas: arrow keys move through the levels, Enter picks one.',
        'Screen readers get a summary at intervals, not every tick.',
        'Sides are told apart by place and name, not by colour alone.',
      ],
    } satisfies Guide,
  },
  args: { pair, book: book(), onPickPrice: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  // Settings stored by one story must not affect the next.
  beforeEach: () => () => {
    for (const key of [LAYOUT_KEY, GROUPING_KEY, UNIT_KEY, NUMBERS_KEY]) localStorage.removeItem(key);
  },
} satisfies Meta<typeof OrderBook>;

export default meta;
type Story = StoryObj<typeof meta>;

const TOP_OF_BIDS = 12 * 20 + 28;

export const Full: Story = {
  play: async ({ canvas, args, canvasElement, step }) => {
    const grid = await canvas.findByRole('grid', { name: /BTC\/USDT/ });
    await step('the grid beside the canvas has the levels', async () => {
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBe(1 + 12 + 1 + 12));
      await expect(grid).toHaveTextContent('97,250.25');
    });
    await step('a click takes the price that is drawn there', async () => {
      const drawing = canvasElement.querySelector('canvas');
      if (!drawing) throw new Error('no canvas');
      await userEvent.pointer({
        target: drawing,
        coords: { offsetY: TOP_OF_BIDS + 10, offsetX: 100 },
        keys: '[MouseLeft]',
      });
    });
    await step('arrow keys move through the levels, Enter takes one', async () => {
      const row = canvas.getByRole('row', { name: /^Buy-in 1 / });
      row.focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onPickPrice).toHaveBeenLastCalledWith(
        aBook().bids[1]?.price,
        expect.objectContaining({ side: 'bids', withAmount: false }),
      );
      await expect(canvas.getByText(/Price set to .*/)).toBeInTheDocument();
    });
    await step('Shift with Enter takes the amount up to the level as well', async () => {
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(args.onPickPrice).toHaveBeenLastCalledWith(
        aBook().bids[1]?.price,
        expect.objectContaining({ sum: cumulate(aBook().bids)[1]?.sum, withAmount: true }),
      );
    });
  },
};

const menuIsClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Layouts: Story = {
  tags: ['picture'],
  play: async ({ canvas, args, canvasElement, step }) => {
    const options = await canvas.findByRole('button', { name: /^Order book options/ });
    const height = canvasElement.querySelector('canvas')?.clientHeight;
    const choose = async (name: string) => {
      await userEvent.click(options);
      await userEvent.click(await screen.findByRole('menuitemradio', { name }));
      await menuIsClosed();
    };
    await step('both sides at first', async () => {
      await userEvent.click(options);
      await expect(await screen.findByRole('menuitemradio', { name: 'Asks and bids' })).toBeChecked();
      await userEvent.keyboard('{Escape}');
      await menuIsClosed();
    });
    await step('bids alone take the room of both, and begin below the middle', async () => {
      await choose('Bids only');
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Buy-in 20 / })).toBeInTheDocument());
      await expect(canvas.queryByRole('row', { name: /^Sell-out/ })).not.toBeInTheDocument();
      await expect(canvasElement.querySelector('canvas')?.clientHeight).toBe(height);
    });
    await step('asks alone are numbered from the top, the best one above the middle', async () => {
      await choose('Asks only');
      const best = await canvas.findByRole('row', { name: /^Sell-out 20 97,250\.75/ });
      best.focus();
      await userEvent.keyboard('{Home}{Enter}');
      await expect(args.onPickPrice).toHaveBeenLastCalledWith(
        aBook().asks.at(-1)?.price,
        expect.objectContaining({ side: 'asks' }),
      );
    });
    await step('what was chosen is remembered on this device', async () => {
      await expect(localStorage.getItem(LAYOUT_KEY)).toBe('asks');
    });
  },
};

const chosen = (layout: string) => () => {
  localStorage.setItem(LAYOUT_KEY, layout);
  return () => localStorage.removeItem(LAYOUT_KEY);
};

export const BidsOnly: Story = { tags: ['picture'], beforeEach: chosen('bids') };

export const AsksOnly: Story = { beforeEach: chosen('asks') };

export const AsksOnlyLoading: Story = { beforeEach: chosen('asks'), args: { book: createBookStore() } };

/** Chooses a grouping by its place in the menu, from 0. */
async function groupBy(place: number): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Order book options/ }));
  const entries = await screen.findAllByRole('menuitemradio');
  const entry = entries[place];
  if (entry) await userEvent.click(entry);
}

export const Grouped: Story = {
  play: async ({ canvas }) => {
    await groupBy(2);
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Buy-in 1 97,250\.00/ })).toBeInTheDocument());
  },
};

export const OwnOrders: Story = {
  tags: ['picture'],
  args: {
    ownPrices: {
      asks: new Set([aBook().asks[3]?.price ?? decimal('1')]),
      bids: new Set([aBook().bids[0]?.price ?? decimal('1'), aBook().bids[5]?.price ?? decimal('1')]),
    },
  },
  play: async ({ canvas, step }) => {
    await step('they are said, not only drawn', async () => {
      await waitFor(() => expect(canvas.getAllByRole('row', { name: /your order/ })).toHaveLength(3));
    });
    await step('grouping keeps the marks', async () => {
      await groupBy(3);
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Buy-in 1, your order/ })).toBeInTheDocument());
    });
  },
};

/** The narrowest panel of a trading screen. */
const NARROW = (Story: () => ReactNode) => (
  <div style={{ width: 264 }}>
    <Story />
  </div>
);

export const Values: Story = {
  tags: ['picture'],
  decorators: [NARROW],
  play: async ({ canvas, step }) => {
    await step('the menu in the head shows the amounts as values in the quote currency', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Order book options/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'USDT' }));
      await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Total (USDT)' })).toBeInTheDocument());
    });
    await step('the choice is remembered on this device', async () => {
      await expect(localStorage.getItem(UNIT_KEY)).toBe('"quote"');
    });
  },
};

export const LevelNumbers: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Order book options/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Level numbers' }));
    await userEvent.keyboard('{Escape}');
    await expect(localStorage.getItem(NUMBERS_KEY)).toBe('true');
  },
};

/** Prices of eight decimals, in the narrowest panel. */
export const LongPrices: Story = {
  tags: ['picture'],
  decorators: [NARROW],
  args: {
    pair: aPair({ last: decimal('104330.91234567'), priceDecimals: 8, amountDecimals: 8 }),
    book: createBookStore({
      last: decimal('104330.91234567'),
      asks: [aLevel('104330.91234568', '0.12345678'), aLevel('104331.5', '12.12345678')],
      bids: [aLevel('104330.91234566', '0.00095'), aLevel('104329.00000001', '120.5')],
    }),
  },
};

export const FewLevels: Story = { args: { book: book({ depth: 3 }) } };

export const OneSide: Story = { tags: ['picture'], args: { book: createBookStore({ asks: [], bids: aBook().bids }) } };

export const TinyPrices: Story = {
  tags: ['picture'],
  args: {
    pair: aPair({ base: 'PEPE', last: decimal('0.0000008712'), priceDecimals: 10, amountDecimals: 2 }),
    book: createBookStore({
      last: decimal('0.0000008712'),
      asks: [aLevel('0.0000008713', '120044123.5'), aLevel('0.0000008719', '9000000')],
      bids: [aLevel('0.0000008711', '71230000.25'), aLevel('0.0000008702', '4500000000')],
    }),
  },
  play: async ({ canvas }) => {
    // Drawn as 0.0₆8711.
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Buy-in 1 0\.0000008711/ })).toBeInTheDocument());
  },
};

export const Loading: Story = { tags: ['picture'], args: { book: createBookStore() } };

export const Empty: Story = { args: { book: createBookStore({ asks: [], bids: [] }) } };

function LiveBook() {
  const [store] = useState(() => book());
  useEffect(() => {
    let shift = 0;
    const timer = setInterval(() => {
      shift += 1;
      const wave = Math.round(40 * Math.sin(shift / 7));
      store.replace({ ...aBook({ shift: wave }), last: decimal(`${9_725_050 + wave}e-2`) });
    }, 100);
    return () => clearInterval(timer);
  }, [store]);
  return <OrderBook pair={pair} book={store} />;
}

/** Ten events a second; for viewing only, so the tests skip it. */
export const Live: Story = { render: () => <LiveBook />, tags: ['!test'] };
