import { decimal } from '@bourse/decimal';
import { useForm } from '@bourse/ui-kit/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { adSchema, EMPTY_AD, type AdDraft } from './ad-schema';
import { PublishView, type PublishViewProps } from './publish-view';

interface WithFormProps extends Omit<PublishViewProps, 'form'> {
  readonly draft: AdDraft;
}

function WithForm({ draft, ...props }: WithFormProps) {
  return <PublishView {...props} form={useForm({ schema: adSchema, defaults: draft })} />;
}

const filled: AdDraft = { type: 'sell', currencyId: '3', price: '7.25', amount: '1000', method: 'bank', minimum: '' };
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

const meta = {
  title: 'Post an ad',
  component: WithForm,
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
  args: {
    draft: filled,
    coins: [
      { id: 1, name: 'BTC' },
      { id: 3, name: 'USDT' },
    ],
    coin: 'USDT',
    index: decimal('7.16'),
    available: decimal('2500.5'),
    takesParts: true,
    canRestore: false,
    state: { phase: 'idle' },
    onRestore: fn(),
    onSubmit: fn(),
    onConfirm: fn(),
    onTakeBack: fn(),
    onLookAgain: fn(),
    onDismiss: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof WithForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post ad' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
  },
};

/** Each missing input has its own error. */
export const Incomplete: Story = {
  tags: ['picture'],
  args: { draft: EMPTY_AD, coin: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post ad' }));
    await expect(await canvas.findByText('Enter a price above 0.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithoutIndex: Story = { args: { index: undefined } };

export const Cleared: Story = { args: { draft: EMPTY_AD, canRestore: true } };

export const Confirming: Story = {
  tags: ['picture'],
  args: { state: { phase: 'confirming', ...sent } },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Post an ad to sell USDT?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onTakeBack).toHaveBeenCalled();
  },
};

export const OutcomeUnknown: Story = { args: { state: { phase: 'unknown', ...sent, before: {}, hasLooked: true } } };
