import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { MemoryRouter } from 'react-router';
import { expect, fn, screen } from 'storybook/test';
import { totalOf } from '../rules/ad-amounts';
import { anAd } from '../testing/fixtures';
import { TakeDialog, type TakeDialogProps } from './take-dialog';

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

const form: TakeDialogProps['form'] = {
  values: { amount },
  errors: { amount: undefined },
  preview: { total: totalOf(ad, amount), isShort: false },
  submit: { state: { phase: 'idle' }, lookAgain: fn() },
};
const formIn = (state: TakeDialogProps['form']['submit']['state']) => ({ ...form, submit: { ...form.submit, state } });

const meta = {
  title: 'Take dialog',
  component: TakeDialog,
  decorators: [
    inMain,
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    ad,
    form,
    market: { index: decimal('7.16'), quota },
    balance: {},
    actions: { onAmount: fn(), onMoney: fn(), onTake: fn(), onClose: fn() },
  },
} satisfies Meta<typeof TakeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buying: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Buy 500/ }));
    await expect(args.actions.onTake).toHaveBeenCalledOnce();
  },
};

export const Selling: Story = {
  args: {
    ad: anAd({ type: 'buy' }),
    form: { ...form, preview: { ...form.preview, isShort: true } },
    balance: { available: decimal('320.5') },
  },
};

export const WholeAd: Story = {
  args: {
    ad: anAd({ minimum: undefined }),
    form: {
      ...form,
      values: { amount: decimal('1000') },
      preview: { total: totalOf(ad, decimal('1000')), isShort: false },
    },
  },
};

export const BelowMinimum: Story = {
  args: {
    form: {
      ...form,
      values: { amount: decimal('20') },
      errors: { amount: 'belowMinimum' },
      preview: { total: totalOf(ad, decimal('20')), isShort: false },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^Amount/ })).toBeInvalid();
  },
};

const floatingAd = anAd({
  price: decimal('7.19'),
  floating: { percent: decimal('101.5'), least: undefined, most: undefined, isPaused: false },
});

/** The price of an ad that follows the index has changed: the user accepts the new one before it counts. */
export const PriceChanged: Story = {
  tags: ['picture'],
  args: {
    ad: floatingAd,
    market: { index: decimal('7.16'), quota, changed: { ...floatingAd, price: decimal('7.23') } },
    actions: { onAmount: fn(), onMoney: fn(), onTake: fn(), onClose: fn(), onPrice: fn() },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use this price' }));
    await expect(args.actions.onPrice).toHaveBeenCalledOnce();
  },
};

/** An announced limit is reached: the button is disabled. */
export const QuotaExhausted: Story = {
  args: {
    market: {
      index: decimal('7.16'),
      quota: { ...quota, cancellations: { count: 3, limit: 3, isExact: true }, isExhausted: true },
    },
  },
};

export const Sending: Story = { args: { form: formIn({ phase: 'sending', ...sent, before: {} }) } };

export const Refused: Story = {
  tags: ['picture'],
  args: { form: formIn({ phase: 'refused', ...sent, failure: { kind: 'rejected', text: '' } }) },
};

/** The reply was lost and no order was found. */
export const NotFound: Story = {
  args: {
    form: formIn({ phase: 'found', ...sent, before: {}, finding: { kind: 'nothing' }, verdict: 'open' }),
  },
};
