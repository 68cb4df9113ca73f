import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
    (Story) => (
      <MemoryRouter>
        <main>
          <Story />
        </main>
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

export const Loading: Story = { args: { list: { ...list, ads: [], state: { kind: 'loading' } } } };

export const Empty: Story = { tags: ['picture'], args: { list: { ...list, ads: [] } } };

export const Failed: Story = {
  args: { list: { ...list, ads: [], state: { kind: 'failed', failure: { kind: 'network' } } } },
};
