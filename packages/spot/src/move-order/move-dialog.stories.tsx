import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { anOpenOrder } from '../testing/fixtures';
import { MoveDialog } from './move-dialog';

const meta = {
  title: 'Move order',
  component: MoveDialog,
  args: {
    order: anOpenOrder(),
    initial: decimal('96500'),
    pricePlaces: 2,
    best: decimal('97010'),
    isOneStep: false,
    isBusy: false,
    onMove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cancel and place: the dialog says what happens if only the first step succeeds. */
export const TwoSteps: Story = {
  play: async ({ userEvent, args }) => {
    const [, move] = (await screen.findAllByRole('button')).slice(-2);
    if (move) await userEvent.click(move);
    await expect(args.onMove).toHaveBeenCalledWith('96500');
  },
};

export const OneStep: Story = { args: { isOneStep: true } };

/** The price has not changed yet. */
export const SamePrice: Story = {
  args: { initial: undefined },
  play: async ({ userEvent, args }) => {
    const [, move] = (await screen.findAllByRole('button')).slice(-2);
    if (move) await userEvent.click(move);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const FarThroughBook: Story = { args: { initial: decimal('110000') } };
