import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aTicket } from '../testing/fixtures';
import { ConfirmOrder } from './confirm-order';

const meta = {
  title: 'Confirm order',
  component: ConfirmOrder,
  args: { order: aTicket(), takerFee: decimal('0.001'), pricePlaces: 2, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LimitBuy: Story = {
  play: async ({ userEvent, args }) => {
    const [, confirm] = (await screen.findAllByRole('button')).slice(-2);
    await userEvent.click(screen.getByRole('checkbox'));
    if (confirm) await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith(true);
  },
};

/** The price is 94 % above the best ask. */
export const FarFromTheMarket: Story = {
  args: { order: aTicket({ price: decimal('200000') }), best: decimal('103047') },
};

export const StopLimitBuy: Story = {
  args: { order: aTicket({ type: 'stop_limit', trigger: decimal('96900') }) },
};

export const MarketSell: Story = {
  args: {
    order: aTicket({ side: 'sell', mode: 'market' }),
    best: decimal('96990'),
    estimate: { average: decimal('96990'), slippage: decimal(0), filled: decimal('0.5'), cost: decimal('48495') },
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
