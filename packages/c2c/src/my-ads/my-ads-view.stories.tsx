import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { MemoryRouter } from 'react-router';
import { expect, fn } from 'storybook/test';
import { anAd } from '../testing/fixtures';
import { MyAdsView, type MyAdsChoice, type MyAdsList } from './my-ads-view';

const choice: MyAdsChoice = {
  type: 'sell',
  onType: fn(),
  coins: [
    { id: 1, name: 'BTC' },
    { id: 3, name: 'USDT' },
  ],
  currencyId: 3,
  onCurrency: fn(),
};
const list: MyAdsList = {
  ads: [
    anAd({ remainder: decimal('400') }),
    anAd({ id: 12, price: decimal('7.4'), methods: ['alipay', 'wechat'], createdAt: undefined }),
    anAd({ id: 9, remainder: decimal('0'), status: 'completed' }),
  ],
  state: { kind: 'ready' },
  onRetry: fn(),
  more: 'none',
  onMore: fn(),
};

const meta = {
  title: 'My ads',
  component: MyAdsView,
  decorators: [
    inMain,
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: { choice, list, onWithdraw: fn() },
} satisfies Meta<typeof MyAdsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sales: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [withdraw] = await canvas.findAllByRole('button', { name: 'Take offline' });
    if (withdraw) await userEvent.click(withdraw);
    await expect(args.onWithdraw).toHaveBeenCalledWith(args.list.ads[0]);
  },
};

/** An ad whose price follows the index has a button for its price. */
export const Floating: Story = {
  args: {
    onReprice: fn(),
    list: {
      ...list,
      ads: [
        anAd({ floating: { percent: decimal('101.5'), least: decimal('7'), most: decimal('8'), isPaused: false } }),
        anAd({ id: 12 }),
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit price' }));
    await expect(args.onReprice).toHaveBeenCalledWith(args.list.ads[0]);
  },
};

export const Loading: Story = { args: { list: { ...list, ads: [], state: { kind: 'loading' } } } };

export const Empty: Story = { tags: ['picture'], args: { list: { ...list, ads: [] } } };

export const Failed: Story = {
  args: { list: { ...list, ads: [], state: { kind: 'failed', failure: { kind: 'network' } } } },
};
