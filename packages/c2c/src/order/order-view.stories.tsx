import { VisitorSurroundings } from '@bourse/market/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { anOrder, aPayee, NOW } from '../testing/fixtures';
import { OrderView } from './order-view';

const MINUTE_MS = 60_000;
const paid = anOrder({ status: 'paid', updatedAt: NOW + 5 * MINUTE_MS });
const completed = anOrder({ status: 'completed', updatedAt: NOW + 9 * MINUTE_MS });
const cancelled = anOrder({ status: 'cancelled', updatedAt: NOW + 15 * MINUTE_MS });
const payment = { payee: aPayee(), firstPayee: aPayee(), changed: [] } as const;
const noDeadline = { leftMs: undefined, announcement: '' };
const noPayee = { payment: { ...payment, payee: undefined }, deadline: noDeadline };
const sent = { id: 'a', ticket: { orderId: 501, action: 'pay', isPublisher: false } } as const;

const meta = {
  title: 'Order',
  component: OrderView,
  decorators: [
    mainWith({ padding: 16 }),
    (Story) => (
      <VisitorSurroundings handlers={[]}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: {
    order: anOrder(),
    role: 'payer',
    isPublisher: false,
    payment,
    deadline: { leftMs: 12 * MINUTE_MS, announcement: '' },
    reason: undefined,
    write: { phase: 'idle' },
    actions: { onAction: fn(), onLookAgain: fn(), onDismiss: fn() },
    now: () => NOW,
  },
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PayerUnpaid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as paid' }));
    await expect(args.actions.onAction).toHaveBeenCalledWith('pay');
  },
};

/** The payer waits: there is no action. */
export const PayerPaid: Story = {
  args: { order: paid, deadline: noDeadline },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    // Nothing invites a second payment.
    await expect(canvas.getByText('Total paid')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Copy/ })).toBeNull();
  },
};

export const PayerCompleted: Story = { tags: ['picture'], args: { order: completed, ...noPayee } };

export const PayerCancelled: Story = { args: { order: cancelled, ...noPayee, reason: 'you' } };

export const SellerUnpaid: Story = { args: { role: 'seller', isPublisher: true } };

export const SellerPaid: Story = {
  tags: ['picture'],
  args: { order: paid, role: 'seller', isPublisher: true, deadline: noDeadline },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release' }));
    await expect(args.actions.onAction).toHaveBeenCalledWith('release');
  },
};

export const SellerCompleted: Story = {
  args: { order: completed, role: 'seller', isPublisher: true, ...noPayee },
};

export const SellerCancelled: Story = {
  args: { order: cancelled, role: 'seller', isPublisher: true, ...noPayee, reason: 'expired' },
};

/** The payee information differs from the one that this device saw first. */
export const PayeeChanged: Story = {
  args: {
    payment: { ...payment, payee: aPayee({ bankAccount: '4111111111111112' }), changed: ['bankAccount'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payment details have changed')).toBeVisible();
    await expect(
      canvas.getByText(/This card number appears to be invalid\. Check with the seller before you pay\./),
    ).toBeVisible();
  },
};

export const PayeeMissing: Story = {
  tags: ['picture'],
  args: { payment: { payee: undefined, firstPayee: undefined, changed: [] } },
};

export const WindowEnded: Story = { args: { deadline: { leftMs: 0, announcement: '' } } };

export const Refused: Story = {
  args: { write: { phase: 'refused', ...sent, failure: { kind: 'rejected', text: '' } } },
};

/** The reply was lost and the exchange could not be reached. */
export const OutcomeUnknown: Story = {
  tags: ['picture'],
  args: { write: { phase: 'unknown', ...sent, before: {}, hasLooked: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
  },
};
