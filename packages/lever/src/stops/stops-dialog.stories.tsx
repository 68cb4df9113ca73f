import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, fn, screen } from 'storybook/test';
import { aPosition } from '../testing/fixtures';
import { StopsDialog } from './stops-dialog';

const meta = {
  title: 'Stops dialog',
  component: StopsDialog,
  decorators: [inMain],
  args: {
    order: aPosition(),
    initial: { takeProfit: decimal(99_000), stopLoss: decimal(96_000) },
    quote: 'USDT',
    priceDecimals: 2,
    exposure: { direction: 'long', entryPrice: decimal(97_000), size: decimal('0.2') },
    liquidation: undefined,
    isBusy: false,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StopsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothStops: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set TP/SL' }));
    await expect(args.onSave).toHaveBeenCalledWith({ takeProfit: decimal(99_000), stopLoss: decimal(96_000) });
  },
};

export const NoStops: Story = { args: { initial: { takeProfit: undefined, stopLoss: undefined } } };

/** The exchange does not keep the stops of a pending order: this browser sends them once it has filled. */
export const Planned: Story = { args: { isPending: true, isPlanned: true } };

/** A stop on the wrong side of the market is not saved. */
export const WrongSide: Story = {
  tags: ['picture'],
  args: { initial: { takeProfit: decimal(90_000), stopLoss: undefined } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set TP/SL' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    // The loss at this price is no profit.
    await expect(screen.getByRole('textbox', { name: 'Profit at this price' })).toHaveValue('');
  },
};

export const Busy: Story = { args: { isBusy: true } };
