import { decimal } from '@bourse/decimal';
import { VisitorSurroundings } from '@bourse/market/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { anAd } from '../testing/fixtures';
import { MarketView, type MarketList, type MarketSearch } from './market-view';

const filter = { side: 'buy', currencyId: 3, money: undefined, method: undefined } as const;

const search: MarketSearch = {
  filter,
  onFilter: fn(),
  coins: [
    { id: 1, name: 'BTC' },
    { id: 3, name: 'USDT' },
  ],
};
const list: MarketList = {
  ads: [
    anAd(),
    anAd({
      id: 12,
      price: decimal('7.05'),
      remainder: decimal('320.5'),
      minimum: undefined,
      methods: ['alipay', 'wechat'],
      merchant: 'Pearl River',
      deals: undefined,
    }),
    anAd({ id: 13, price: decimal('7.31'), merchant: 'You', isOwn: true }),
  ],
  hasAds: true,
  state: { kind: 'ready' },
  onRetry: fn(),
  more: 'available',
  onMore: fn(),
};
const floating = { percent: decimal('101.5'), least: undefined, most: undefined, isPaused: false };
const none: MarketList = { ...list, ads: [], hasAds: false, more: 'none' };
const viewer = { isLoggedIn: true, logIn: { href: '/login', onClick: fn() } };

const meta = {
  title: 'Market',
  component: MarketView,
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={[]}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: {
    search,
    list,
    index: decimal('7.16'),
    viewer,
    onTake: fn(),
  },
} satisfies Meta<typeof MarketView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button of an ad opens that ad; the user's own ad has no button. */
export const Buying: Story = {
  tags: ['night-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Buy USDT' });
    await expect(buttons).toHaveLength(2);
    // Beside the words the colours of gain and loss.
    await expect(canvas.getByText(/better for you/)).toHaveAttribute('data-tone', 'up');
    await expect(canvas.getAllByText(/worse for you/)[0]).toHaveAttribute('data-tone', 'down');
    if (buttons[1]) await userEvent.click(buttons[1]);
    await expect(args.onTake).toHaveBeenCalledWith(args.list.ads[1]);
  },
};

export const Selling: Story = {
  args: {
    search: { ...search, filter: { ...filter, side: 'sell' } },
    list: { ...list, ads: [anAd({ type: 'buy' })], more: 'end' },
  },
};

/** With an amount in CNY each ad shows its quantity. */
export const ByAmount: Story = {
  args: { search: { ...search, filter: { ...filter, money: decimal('2000') } }, list: { ...list, more: 'none' } },
};

/** A price that follows the index says so; without an index the ad is paused. */
export const Floating: Story = {
  tags: ['picture'],
  args: {
    list: {
      ...list,
      ads: [
        anAd({ price: decimal('7.19'), floating: { ...floating, least: decimal('7') } }),
        anAd({ id: 12, merchant: 'Pearl River', floating: { ...floating, isPaused: true } }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Buy USDT' })).toHaveLength(1);
    await expect(canvas.getByText('Paused')).toBeVisible();
  },
};

/** Merchants can be followed and blocked; outside of their hours their ads are closed. */
export const Merchants: Story = {
  tags: ['picture'],
  args: {
    people: { relationTo: (id) => (id === 70 ? 'followed' : undefined), onMerchant: fn() },
    list: {
      ...list,
      ads: [
        anAd({ merchantId: 70 }),
        anAd({
          id: 12,
          merchant: 'Pearl River',
          merchantId: 71,
          isClosed: true,
          hours: { days: [6, 7], open: '22:00', close: '06:00', zone: 'Asia/Shanghai' },
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pearl River' }));
    await expect(args.people?.onMerchant).toHaveBeenCalledWith(args.list.ads[1]);
    await expect(canvas.getByText('Closed now')).toBeVisible();
  },
};

export const Visitor: Story = {
  tags: ['picture'],
  args: { viewer: { ...viewer, isLoggedIn: false } },
  play: async ({ canvas, args }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Buy USDT' });
    await expect(link).toHaveAttribute('href', args.viewer.logIn.href);
  },
};

export const Loading: Story = {
  tags: ['picture'],
  args: { list: { ...none, state: { kind: 'loading' } } },
};

export const Empty: Story = { args: { list: none } };

export const NothingMatches: Story = {
  args: {
    search: { ...search, filter: { ...filter, money: decimal('9000000') } },
    list: { ...none, hasAds: true },
  },
};

export const Failed: Story = {
  args: { list: { ...none, state: { kind: 'failed', failure: { kind: 'network' } } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
};
