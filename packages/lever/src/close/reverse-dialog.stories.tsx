import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aPosition } from '../testing/fixtures';
import { reverseTicket } from '../writes/reverse-write';
import { ReverseDialog } from './reverse-dialog';

const position = aPosition();
const ticket = reverseTicket(position);
if (!ticket) throw new Error('the position of the story cannot be reversed');

const meta = {
  title: 'Reverse position',
  component: ReverseDialog,
  args: {
    ticket,
    position,
    quote: 'USDT',
    priceDecimals: 2,
    change: {
      before: {
        margins: decimal(1940),
        riskRate: decimal(320),
        liquidation: { kind: 'price', price: decimal(89_000), below: true },
      },
      after: {
        margins: decimal(1960),
        riskRate: decimal(310),
        liquidation: { kind: 'price', price: decimal(106_500), below: false },
      },
    },
    reached: undefined,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReverseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongToShort: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

/** The position has closed meanwhile, and the figures of the account are unknown. */
export const Gone: Story = { args: { position: undefined, change: undefined } };

/** A personal limit keeps the opposite position from being opened. */
export const LimitReached: Story = { args: { reached: 'Your limit of 5 trades today is reached.' } };
