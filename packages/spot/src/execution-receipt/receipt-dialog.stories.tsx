import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aFill, aTicket } from '../testing/fixtures';
import type { Arrival } from '../rules/arrival';
import { receiptOf } from '../rules/receipt';
import { ReceiptDialog } from './receipt-dialog';

const AT = Date.parse('2026-11-20T12:00:00Z');

const arrival: Arrival = {
  id: 'order',
  order: aTicket({ mode: 'market', amount: decimal('1.5') }),
  at: AT,
  bid: decimal(96_990),
  ask: decimal(97_000),
  since: AT,
  knownFills: [],
};

const fills = [
  aFill({ price: decimal(97_000), amount: decimal(1) }),
  aFill({ id: 5002, price: decimal(97_010), amount: decimal('0.5') }),
];

const meta = {
  title: 'Execution receipt',
  component: ReceiptDialog,
  args: { receipt: receiptOf(arrival, fills), pricePlaces: 2, onClose: fn() },
} satisfies Meta<typeof ReceiptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MarketOrder: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('97,003.33');
    await expect(screen.getByRole('dialog')).toHaveTextContent('0.86');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It waited in the book: better than the mid. */
export const RestedFirst: Story = {
  args: {
    receipt: receiptOf({ ...arrival, order: aTicket({ price: decimal(96_900) }) }, [aFill({ price: decimal(96_900) })]),
  },
};

/** Through the best price, and filled at its own. */
export const RoleNotKnown: Story = {
  args: { receipt: receiptOf({ ...arrival, order: aTicket({ price: decimal(97_010) }) }, fills) },
};

export const BookNotKnown: Story = {
  args: { receipt: receiptOf({ ...arrival, bid: undefined, ask: undefined }, fills) },
};
