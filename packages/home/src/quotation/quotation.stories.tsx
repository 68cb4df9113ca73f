import { LOADING, READY } from '@bourse/feature-kit';
import { decimal } from '@bourse/decimal';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aPair, somePairs, VisitorSurroundings } from '@bourse/market/testing';
import { readQuoteChoice } from './address';
import { QuotationView } from './quotation-view';

const choice = (address = '') => readQuoteChoice(new URLSearchParams(address));

const meta = {
  title: 'Quotation',
  component: QuotationView,
  args: {
    choice: choice(),
    onChoice: fn(),
    groups: ['USDT', 'BTC'],
    pairs: somePairs(),
    state: READY,
    onRetry: fn(),
    favourites: ['1-3'],
    onToggleFavourite: fn(),
  },
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings>
        <Story />
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof QuotationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPairs: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findAllByRole('img', { name: /trend$/ });
    await userEvent.click(canvas.getByRole('button', { name: '24h change' }));
    await expect(args.onChoice).toHaveBeenCalledWith({
      ...args.choice,
      order: { column: 'change', direction: 'descending' },
    });
  },
};

export const OnAPhone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The address selects an item outside the visible part: the row scrolls to it. */
export const LastViewOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { choice: choice('view=volume') },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('button', { name: 'Top volume', pressed: true });
    // The place of the scroll is a whole pixel.
    await expect(Math.floor(chosen.getBoundingClientRect().right)).toBeLessThanOrEqual(
      chosen.parentElement?.getBoundingClientRect().right ?? 0,
    );
  },
};

export const Sorted: Story = { args: { choice: choice('group=.USDT&sort=price&dir=asc') } };

const names = ['ADA', 'BNB', 'DOT', 'UNI', 'ATOM', 'NEAR', 'AAVE', 'ALGO'];

/** Only the rows on the screen exist. */
export const FiveThousand: Story = {
  args: {
    pairs: Array.from({ length: 5000 }, (_none, index) =>
      aPair({
        baseId: 100 + index,
        base: `${names[index % names.length]}${index}`,
        last: decimal(`${(index * 7919) % 100_000}e-2`),
        change: decimal(`${((index * 37) % 1200) - 600}e-2`),
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'ADA0/USDT' });
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 56 * 2500);
    await canvas.findByRole('link', { name: /\D2500\/USDT/ });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
    await canvas.findByRole('link', { name: 'ADA0/USDT' });
  },
};

export const Loading: Story = { tags: ['picture'], args: { pairs: [], groups: [], state: LOADING } };

/** Old figures lose their colours and stay legible. */
export const Stale: Story = { args: { isStale: true } };

export const Failed: Story = {
  tags: ['picture'],
  args: { pairs: [], groups: [], state: { kind: 'failed', failure: { kind: 'network' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoMatch: Story = { args: { pairs: [], choice: choice('q=nothing') } };
export const NoFavourites: Story = { args: { pairs: [], choice: choice('group=favourites') } };
export const NoLosers: Story = { args: { pairs: [], choice: choice('view=losers') } };
export const NoMarkets: Story = { args: { pairs: [], groups: [] } };
