import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, fn, screen } from 'storybook/test';
import { anAd } from '../testing/fixtures';
import { TakeDialog } from './take-dialog';

const ad = anAd();
const amount = decimal('500');
const quota = {
  cancellations: { count: 1, limit: 3, isExact: true },
  unfinished: { count: 1, limit: 4, isExact: false },
  isExhausted: false,
};
const sent = {
  id: 'a',
  ticket: {
    adId: ad.id,
    amount,
    isWhole: false,
    price: ad.price,
    currency: 'USDT',
    merchant: ad.merchant,
    isPurchase: true,
  },
};

const meta = {
  title: 'Take dialog',
  component: TakeDialog,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main>
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
  args: {
    ad,
    amount,
    isChecked: false,
    index: decimal('7.16'),
    quota,
    write: { phase: 'idle' },
    onAmount: fn(),
    onMoney: fn(),
    onTake: fn(),
    onClose: fn(),
    onLookAgain: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof TakeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buying: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Buy 500/ }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const Selling: Story = { args: { ad: anAd({ type: 'buy' }), available: decimal('320.5') } };

export const WholeAd: Story = { args: { ad: anAd({ minimum: undefined }), amount: decimal('1000') } };

export const BelowMinimum: Story = {
  args: { amount: decimal('20'), isChecked: true },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /Quantity/ })).toBeInvalid();
  },
};

/** An announced limit is reached: the button is disabled. */
export const QuotaExhausted: Story = {
  args: { quota: { ...quota, cancellations: { count: 3, limit: 3, isExact: true }, isExhausted: true } },
};

export const Sending: Story = { args: { write: { phase: 'sending', ...sent, before: {} } } };

export const Refused: Story = {
  tags: ['picture'],
  args: { write: { phase: 'refused', ...sent, failure: { kind: 'rejected', text: '' } } },
};

/** The reply was lost and no order was found. */
export const NotFound: Story = {
  args: {
    write: { phase: 'found', ...sent, before: {}, finding: { kind: 'nothing' }, verdict: 'open' },
  },
};
