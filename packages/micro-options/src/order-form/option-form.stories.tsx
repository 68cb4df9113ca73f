import { decimal } from '@bourse/decimal';
import { Panel } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { FormModel } from './model';
import { OptionForm } from './option-form';

const currency = {
  id: 3,
  name: 'USDT',
  presets: [decimal(10), decimal(50), decimal(100), decimal(500)],
  feeRate: decimal('0.2'),
  balance: decimal(1000),
  insuranceBalance: undefined,
  insuranceTypes: [],
  insurance: undefined,
};
const durations = [
  { seconds: 30, profitRatio: decimal(75) },
  { seconds: 60, profitRatio: decimal('77.5') },
];

const form: FormModel = {
  values: { duration: durations[0], amount: decimal(100) },
  errors: { amount: undefined, reachedLimit: undefined },
  preview: { fee: decimal('0.2'), win: decimal('74.8'), loss: decimal('-100.2') },
  isBusy: false,
  sending: undefined,
  isConfirmationOff: false,
};

const meta = {
  title: 'Trade panel',
  component: OptionForm,
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 296 }}>
        <Panel label="Order">
          <Story />
        </Panel>
      </main>
    ),
  ],
  args: {
    form,
    market: { durations, isPriceOld: false },
    balance: { currencies: [currency], currency, transfer: { href: '#transfer' } },
    actions: {
      onCurrency: fn(),
      onAmount: fn(),
      onAmountTouch: fn(),
      onDuration: fn(),
      onSubmit: fn(),
      onConfirmationOn: fn(),
    },
  },
} satisfies Meta<typeof OptionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Up and down have a button each. */
export const Filled: Story = {
  tags: ['night-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /▼/ }));
    await expect(args.actions.onSubmit).toHaveBeenCalledWith('down');
  },
};

export const Empty: Story = {
  args: {
    form: {
      ...form,
      values: { duration: durations[0], amount: undefined },
      errors: { amount: 'amountRequired', reachedLimit: undefined },
      preview: { fee: undefined, win: undefined, loss: undefined },
    },
  },
};

/** The daily loss limit is reached: neither direction can be opened. */
export const LimitReached: Story = {
  args: {
    form: {
      ...form,
      errors: {
        amount: undefined,
        reachedLimit: 'Daily loss limit of 200 USDT reached. You can trade again tomorrow.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /▲/ })).toBeDisabled();
  },
};

export const OldPrice: Story = { args: { market: { durations, isPriceOld: true } } };

export const Sending: Story = { args: { form: { ...form, isBusy: true, sending: 'up' } } };

export const WithoutConfirmation: Story = { tags: ['picture'], args: { form: { ...form, isConfirmationOff: true } } };
