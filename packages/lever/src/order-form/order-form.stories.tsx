import { decimal } from '@bourse/decimal';
import { Panel } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { previewOf } from '../rules/order-preview';
import { EMPTY_DRAFT, findProblems, type FormInput } from '../rules/order-rules';
import { aPosition } from '../testing/fixtures';
import type { FormActions, FormModel } from './model';
import type { OrderEntry } from './order-entry';
import { OrderForm } from './order-form';

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

/** The form's groups for given input, computed as in `useOrderForm`. */
function propsOf(given: Partial<FormInput> = {}, more: Partial<FormModel> = {}) {
  const input = inputOf(given);
  const { mode, draft, best, live, lotSize, limits, priceDecimals, account } = input;
  return {
    form: { values: { mode, draft }, errors: [], preview: previewOf(input), isBusy: false, ...more },
    market: {
      symbol: 'BTC/USDT',
      base: 'BTC',
      quote: 'USDT',
      priceDecimals,
      best,
      live,
      multiples: [2, 5, 10, 20, 50, 100],
      lotPresets: [1, 5, 10],
      limits,
      lotSize,
      offersReduceOnly: false,
      attachesExits: false,
      trailsStops: false,
    },
    balance: { available: account.available, transfer: { href: '#transfer', onClick: fn() } },
  } satisfies Partial<OrderEntry>;
}

const meta = {
  title: 'Order form',
  component: OrderForm,
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
    ...propsOf(),
    directions: ['long', 'short'],
    actions: {
      onMode: fn(),
      onPriceFocus: fn(),
      onPrice: fn(),
      onMultiple: fn(),
      onLots: fn(),
      onStop: fn(),
      onExits: fn(),
      onExitUnit: fn(),
      onTrailing: fn(),
      onExitTrigger: fn(),
      onParts: fn(),
      onReduceOnly: fn(),
      onShare: fn(),
      onTouch: fn(),
      onOpen: fn<FormActions['onOpen']>(),
    },
  },
} satisfies Meta<typeof OrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each direction has its own button. */
export const Market: Story = {
  tags: ['night-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Open short/ }));
    await expect(args.actions.onOpen).toHaveBeenCalledWith('short');
  },
};

/** The book of some back ends is often empty; a market order opens at the market's price. */
export const MarketWithoutBook: Story = {
  args: propsOf({ best: { long: undefined, short: undefined } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last price' })).toHaveValue('97,000');
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
  args: propsOf(nothing, { errors: findProblems(inputOf(nothing), 'long') }),
};

const emptied: Partial<FormInput> = { mode: 'limit', draft: { ...EMPTY_DRAFT, isPriceCleared: true } };

function CheckedForm(props: OrderEntry) {
  const [errors, setErrors] = useState(props.form.errors);
  return (
    <OrderForm
      {...props}
      form={{ ...props.form, errors }}
      actions={{
        ...props.actions,
        onOpen: () => {
          const found = findProblems(inputOf(emptied), 'long');
          setErrors(found);
          return found[0]?.field;
        },
      }}
    />
  );
}

/** Price, multiple and lots are missing: their errors take the room of the result lines, and the buttons keep their place. */
export const ErrorsMoveNothing: Story = {
  args: propsOf(emptied),
  render: (args) => <CheckedForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Open long/ });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(await canvas.findByText('Select leverage.')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

/** The live price is offered until the user types. */
export const OfferedLimitPrice: Story = {
  args: propsOf({ mode: 'limit', draft: { ...EMPTY_DRAFT, multiple: decimal(20), lots: decimal(1) } }),
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox', { name: /^Price/ })).toHaveValue('97,000'),
};

export const Busy: Story = { args: propsOf({}, { isBusy: true }) };

export const Visitor: Story = {
  args: {
    ...propsOf({ account: { ...inputOf().account, available: undefined } }),
    visitor: <p>Log in to trade.</p>,
  },
};

/** Closes three of the four open long lots, of two positions; there is no short position. */
export const ReduceOnly: Story = (() => {
  const { market, ...props } = propsOf({
    draft: { ...EMPTY_DRAFT, lots: decimal(3), isReduceOnly: true },
    account: {
      available: decimal(10_000),
      pending: decimal(0),
      positions: [aPosition(), aPosition({ id: 32, entryPrice: decimal(98_500), profit: decimal(-100) })],
      maintenanceRate: decimal('0.5'),
    },
  });
  return {
    args: { ...props, market: { ...market, offersReduceOnly: true } },
    play: async ({ canvas, userEvent, args }) => {
      await expect(canvas.getByText('3 of 4')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Close long' }));
      await expect(args.actions.onOpen).toHaveBeenCalledWith('long');
    },
  };
})();
