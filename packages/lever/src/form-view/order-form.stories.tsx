import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { EMPTY_DRAFT, findProblems, summarise, type FormInput } from '../order-form/rules';
import { OrderForm, type OrderFormProps } from './order-form';

const inputOf = (given: Partial<FormInput> = {}): FormInput => ({
  pair: '1-3',
  priceDecimals: 2,
  mode: 'market',
  draft: { ...EMPTY_DRAFT, multiple: decimal(10), lots: decimal(2) },
  best: { long: decimal(97_000), short: decimal(96_990) },
  live: decimal(97_000),
  lotSize: decimal('0.1'),
  rates: { spread: decimal('0.02'), tradeFee: decimal('0.05') },
  limits: { minimum: decimal(1), maximum: decimal(100) },
  lotSizes: new Map([['1-3', decimal('0.1')]]),
  account: { available: decimal(10_000), pending: decimal(0), positions: [], maintenanceRate: decimal('0.5') },
  ...given,
});

/** The form's props for given input, computed as in `useOrderForm`. */
function propsOf(
  given: Partial<FormInput> = {},
): Pick<
  OrderFormProps,
  'mode' | 'draft' | 'best' | 'live' | 'lotSize' | 'limits' | 'available' | 'summaries' | 'problems'
> {
  const input = inputOf(given);
  const { mode, draft, best, live, lotSize, limits, account } = input;
  return {
    mode,
    draft,
    best,
    live,
    lotSize,
    limits,
    available: account.available,
    summaries: { long: summarise(input, 'long'), short: summarise(input, 'short') },
    problems: [],
  };
}

const meta = {
  title: 'Order form',
  component: OrderForm,
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 340 }}>
        <Story />
      </main>
    ),
  ],
  args: {
    ...propsOf(),
    directions: ['long', 'short'],
    symbol: 'BTC/USDT',
    base: 'BTC',
    quote: 'USDT',
    priceDecimals: 2,
    share: 19.5,
    transfer: { href: '#transfer', onClick: fn() },
    multiples: [2, 5, 10, 20, 50, 100],
    lotPresets: [1, 5, 10],
    splitFee: undefined,
    isStopBeyond: false,
    stopProfit: { takeProfit: undefined, stopLoss: undefined },
    sizing: { quote: 'USDT', priceDecimals: 2, base: { long: undefined, short: undefined }, onApply: fn() },
    isBusy: false,
    onMode: fn(),
    onPriceFocus: fn(),
    onPrice: fn(),
    onMultiple: fn(),
    onLots: fn(),
    onStop: fn(),
    onParts: fn(),
    onShare: fn(),
    onTouch: fn(),
    onOpen: fn<OrderFormProps['onOpen']>(),
  },
} satisfies Meta<typeof OrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each direction has its own button. */
export const Market: Story = {
  tags: ['night-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const short = (await canvas.findAllByRole('button')).at(-1);
    if (short) await userEvent.click(short);
    await expect(args.onOpen).toHaveBeenCalledWith('short');
  },
};

/** The book of some back ends is often empty; a market order opens at the market's price. */
export const MarketWithoutBook: Story = {
  args: propsOf({ best: { long: undefined, short: undefined } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last price' })).toHaveValue('97000');
  },
};

export const Limit: Story = {
  tags: ['picture'],
  args: propsOf({
    mode: 'limit',
    draft: { ...EMPTY_DRAFT, multiple: decimal(20), lots: decimal(1), price: decimal(95_000) },
  }),
};

const nothing: Partial<FormInput> = { draft: EMPTY_DRAFT };

export const Incomplete: Story = {
  tags: ['picture'],
  args: { ...propsOf(nothing), problems: findProblems(inputOf(nothing), 'long') },
};

const emptied: Partial<FormInput> = { mode: 'limit', draft: { ...EMPTY_DRAFT, isPriceCleared: true } };

function CheckedForm(props: OrderFormProps) {
  const [problems, setProblems] = useState(props.problems);
  return (
    <OrderForm
      {...props}
      problems={problems}
      onOpen={() => {
        const found = findProblems(inputOf(emptied), 'long');
        setProblems(found);
        return found[0]?.field;
      }}
    />
  );
}

/** Price, multiple and lots are missing: their errors appear in rooms that are kept for them. */
export const ErrorsMoveNothing: Story = {
  args: propsOf(emptied),
  render: (args) => <CheckedForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole('form');
    const height = form.scrollHeight;
    await userEvent.click(await canvas.findByRole('button', { name: 'Open long' }));
    await expect(await canvas.findByText('Select leverage.')).toBeVisible();
    await expect(form.scrollHeight).toBe(height);
  },
};

/** The live price is offered until the user types. */
export const OfferedLimitPrice: Story = {
  args: propsOf({ mode: 'limit', draft: { ...EMPTY_DRAFT, multiple: decimal(20), lots: decimal(1) } }),
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox', { name: /^Price/ })).toHaveValue('97000'),
};

export const Busy: Story = { args: { isBusy: true } };

export const Visitor: Story = { tags: ['picture'], args: { available: undefined, visitor: <p>Log in to trade.</p> } };
