import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { aDepthBook, aDepthLevel, aChartPair } from '../testing';
import type { DepthBook, DepthSource } from './depth-book';
import { DepthChart } from './depth-chart';

const pair = aChartPair();

/** A source whose book a story replaces. */
function sourceOf(first?: DepthBook): DepthSource & { readonly replace: (book: DepthBook) => void } {
  let book = first;
  const listeners = new Set<() => void>();
  return {
    get: () => book,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (next) => {
      book = next;
      for (const listener of listeners) listener();
    },
  };
}

const meta = {
  component: DepthChart,
  parameters: {
    guide: {
      do: ['Give the store of `useBook`, the one that the book beside it draws.', 'Set `height` to that of the panel.'],
      dont: ['Show it and the price chart at once on a phone.'],
      accessibility: [
        'A slider: arrow keys move through the levels from the best bid outwards, Home and End go to the ends; each is read in words.',
        'A description says how much is wanted and offered within the picture.',
      ],
    } satisfies Guide,
  },
  args: { pair, book: sourceOf(aDepthBook()), height: 360 },
} satisfies Meta<typeof DepthChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, step }) => {
    const chart = await canvas.findByRole('slider', { name: 'Market depth of BTC/USDT' });
    await step('says in words what is drawn', async () => {
      await expect(chart).toHaveAccessibleDescription(/BTC down to 97,24.*BTC up to 97,26/);
    });
    await step('arrow keys move through the levels from the best bid outwards', async () => {
      await userEvent.tab();
      await expect(chart).toHaveFocus();
      await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Bid 97,250\.25: /));
      await userEvent.keyboard('{ArrowRight}');
      await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Ask 97,250\.75: /));
      await userEvent.keyboard('{Home}');
      await expect(chart).toHaveAttribute('aria-valuenow', '1');
    });
    await step('the pointer reads out what it is at', async () => {
      await userEvent.pointer({ target: chart, coords: { offsetX: 8, offsetY: 100 } });
      await expect(canvas.getByText('From mid price')).toBeVisible();
    });
  },
};

const deepening = sourceOf(aDepthBook({ depth: 8 }));

/** Deeper levels arrive after the first ones. */
export const Deep: Story = {
  args: { book: deepening },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider', { name: 'Market depth of BTC/USDT' });
    await expect(chart).toHaveAttribute('aria-valuemax', '16');
    deepening.replace(aDepthBook({ depth: 40 }));
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuemax', '80'));
  },
};

export const Narrow: Story = {
  tags: ['picture'],
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const OneSide: Story = { tags: ['picture'], args: { book: sourceOf({ asks: [], bids: aDepthBook().bids }) } };

export const TinyPrices: Story = {
  args: {
    pair: aChartPair({ base: 'PEPE', last: decimal('0.0000008712'), priceDecimals: 10, amountDecimals: 2 }),
    book: sourceOf({
      asks: [aDepthLevel('0.0000008713', '120044123.5'), aDepthLevel('0.0000008719', '9000000')],
      bids: [aDepthLevel('0.0000008711', '71230000.25'), aDepthLevel('0.0000008702', '4500000000')],
    }),
  },
};

export const Loading: Story = { args: { book: sourceOf() } };

export const Empty: Story = { args: { book: sourceOf({ asks: [], bids: [] }) } };
