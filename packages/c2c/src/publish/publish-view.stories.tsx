import { decimal, parseDecimal, times } from '@bourse/decimal';
import { useForm, useFormValue } from '@bourse/ui-kit/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn, screen } from 'storybook/test';
import { adSchema, EMPTY_AD, type AdDraft } from '../rules/ad-rules';
import { floatingPrice, floatingTerms } from '../rules/floating';
import { PublishView, type PublishViewProps } from './publish-view';

type Submit = PublishViewProps['form']['submit'];

interface WithFormProps extends Omit<PublishViewProps, 'form'>, Submit {
  readonly draft: AdDraft;
  readonly coin: string;
}

function WithForm({ draft, coin, market, balance, actions, ...submit }: WithFormProps) {
  const values = useForm({ schema: adSchema, defaults: draft });
  const price = parseDecimal(useFormValue(values, 'price'));
  const amount = parseDecimal(useFormValue(values, 'amount'));
  const isFloating = useFormValue(values, 'pricing') === 'floating';
  const terms = floatingTerms(draft);
  const present = terms && floatingPrice(terms, decimal('7.08'));
  const preview = {
    coin,
    isSale: draft.type === 'sell',
    isFloating,
    price: isFloating ? present : price,
    total: price && amount && times(price, amount),
  };
  return <PublishView form={{ values, preview, submit }} market={market} balance={balance} actions={actions} />;
}

const filled: AdDraft = { ...EMPTY_AD, currencyId: '3', price: '7.25', amount: '1000', method: 'bank' };
const sent = {
  id: 'a',
  ticket: {
    type: 'sell',
    currencyId: 3,
    currency: 'USDT',
    price: decimal('7.25'),
    amount: decimal('1000'),
    method: 'bank',
  },
} as const;

const market: PublishViewProps['market'] = {
  coins: [
    { id: 1, name: 'BTC' },
    { id: 3, name: 'USDT' },
  ],
  index: decimal('7.16'),
  takesParts: true,
};

const meta = {
  title: 'Post an ad',
  component: WithForm,
  decorators: [mainWith({ padding: 16 })],
  args: {
    draft: filled,
    coin: 'USDT',
    market,
    balance: { available: decimal('2500.5') },
    actions: { onSubmit: fn() },
    state: { phase: 'idle' },
    confirm: fn(),
    takeBack: fn(),
    lookAgain: fn(),
    dismiss: fn(),
  },
} satisfies Meta<typeof WithForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post ad' }));
    await expect(args.actions.onSubmit).toHaveBeenCalledWith(filled);
  },
};

/** Each missing input has its own error. */
export const Incomplete: Story = {
  tags: ['picture'],
  args: { draft: EMPTY_AD, coin: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post ad' }));
    await expect(await canvas.findByText('Enter a price above 0.')).toBeVisible();
    await expect(args.actions.onSubmit).not.toHaveBeenCalled();
  },
};

/** The price follows the index: per cent, bounds, and the present price. */
export const Floating: Story = {
  tags: ['picture'],
  args: {
    draft: { ...filled, pricing: 'floating', percent: '101.5' },
    market: { ...market, floating: { least: decimal('80'), most: decimal('120') } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Price now: .*7\.19/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Price' })).toBeNull();
  },
};

export const WithoutIndex: Story = { args: { market: { ...market, index: undefined } } };

export const Cleared: Story = { args: { draft: EMPTY_AD, actions: { onSubmit: fn(), onRestore: fn() } } };

export const Confirming: Story = {
  tags: ['picture'],
  args: { state: { phase: 'confirming', ...sent } },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Post an ad to sell USDT?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.takeBack).toHaveBeenCalled();
  },
};

export const OutcomeUnknown: Story = { args: { state: { phase: 'unknown', ...sent, before: {}, hasLooked: true } } };
