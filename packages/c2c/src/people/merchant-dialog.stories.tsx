import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { anAd } from '../testing/fixtures';
import { MerchantDialog } from './merchant-dialog';

const hours = { days: [1, 2, 3, 4, 5], open: '09:00', close: '18:00', zone: 'Asia/Shanghai' };

const meta = {
  title: 'Merchant dialog',
  component: MerchantDialog,
  args: {
    ad: anAd({ merchantId: 70, hours }),
    relation: undefined,
    isSending: false,
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MerchantDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  tags: ['picture'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    await expect(args.onChange).toHaveBeenCalledWith('followed');
    await userEvent.click(screen.getByRole('button', { name: 'Block' }));
    await expect(args.onChange).toHaveBeenCalledWith('blocked');
  },
};

export const Followed: Story = {
  args: { relation: 'followed' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unfollow' }));
    await expect(args.onChange).toHaveBeenCalledWith('none');
  },
};

/** A blocked merchant can be unblocked, not followed. */
export const Blocked: Story = {
  args: { relation: 'blocked' },
  play: async () => {
    await screen.findByRole('button', { name: 'Unblock' });
    await expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  },
};
