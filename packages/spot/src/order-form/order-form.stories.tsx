import { decimal } from '@bourse/decimal';
import { Panel } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import type { FormModel } from './model';
import type { OrderEntry } from './order-entry';
import { OrderForm } from './order-form';
import { findProblems } from '../rules/order-problems';
import { summarise, type Draft, type OrderInput } from '../rules/order-rules';

const way = { href: '#', onClick: fn() };

/** The form's groups for given input, computed like `useOrderForm`. No field is touched. */
function propsOf(
  given: Partial<OrderInput> = {},
  more: Partial<FormModel> = {},
  preview: Omit<FormModel['preview'], 'summary'> = {},
) {
  const input: OrderInput = {
    side: 'buy',
    mode: 'limit',
    draft: { price: undefined, quantity: { by: 'amount', amount: undefined } },
    best: decimal('97000.5'),
    available: decimal('12500'),
    amountPlaces: 4,
    sliderPlaces: 4,
    takerFee: decimal('0.001'),
    ...given,
  };
  const { side, mode, draft, best, amountPlaces, takerFee, available } = input;
  const summary = summarise(input, preview.estimate);
  const all = findProblems(input, summary);
  return {
    form: {
      values: { side, mode, draft },
      errors: { all, shown: [] },
      preview: { ...preview, summary },
      ...more,
    },
    market: { symbol: 'BTC/USDT', base: 'BTC', quote: 'USDT', pricePlaces: 2, amountPlaces, best, takerFee },
    balance: { available },
  } satisfies Partial<OrderEntry>;
}

/** The same with every field touched. */
function touched(given: Partial<OrderInput>) {
  const { form, ...props } = propsOf(given);
  return { ...props, form: { ...form, errors: { ...form.errors, shown: form.errors.all } } };
}

/** The same with more of the preview. */
function previewed(given: Partial<OrderInput>, preview: Omit<FormModel['preview'], 'summary'>) {
  return propsOf(given, {}, preview);
}

const typed = (price: string | undefined, amount: string): Draft => ({
  price: price === undefined ? undefined : decimal(price),
  quantity: { by: 'amount', amount: decimal(amount) },
});

const meta = {
  title: 'Order form',
  component: OrderForm,
  args: {
    ...propsOf(),
    actions: {
      onOrderType: fn(),
      onUnit: fn(),
      onSide: fn(),
      onLimitType: fn(),
      onTrigger: fn(),
      onExits: fn(),
      onPriceFocus: fn(),
      onPrice: fn(),
      onAmount: fn(),
      onTotal: fn(),
      onPercent: fn(),
      onTouch: fn(),
      onSubmit: fn(),
      onAskAgain: undefined,
    },
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 296 }}>
        <Panel label="Order">
          <Story />
        </Panel>
      </main>
    ),
  ],
} satisfies Meta<typeof OrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By their names, which are the same in every language. */
function field(root: HTMLElement, name: 'price' | 'amount'): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!input) throw new Error(`There is no field ${name}.`);
  return input;
}

export const Empty: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    await expect(field(canvasElement, 'price')).toHaveValue('97,000.5');
    await userEvent.type(field(canvasElement, 'price'), '9');
    await expect(args.actions.onPrice).toHaveBeenCalledOnce();
    await expect(args.actions.onPrice).toHaveBeenCalledWith('9');
  },
};

/** Every type of limit orders, and what the menu has. */
export const AllTypes: Story = {
  tags: ['picture'],
  args: {
    ...propsOf({ draft: typed('96000', '0.05') }),
    market: { ...propsOf().market, limitTypes: ['post_only', 'ioc', 'fok', 'stop_limit'], mid: decimal('97000') },
    actions: { ...meta.args.actions, onScaled: fn(), onResult: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Post-only' }));
    await expect(args.actions.onLimitType).toHaveBeenLastCalledWith('post_only');
    await userEvent.click(canvas.getByRole('button', { name: /GTC/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /IOC/ }));
    await expect(args.actions.onLimitType).toHaveBeenLastCalledWith('ioc');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Scaled orders' }));
    await expect(args.actions.onScaled).toHaveBeenCalledOnce();
  },
};

/** The room below the fields has the result lines or the errors: the button keeps its place. */
export const HeightWithResult: Story = {
  args: propsOf({ draft: typed('96000', '0.05') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form').getBoundingClientRect().height).toBeLessThanOrEqual(460);
  },
};

export const LimitBuy: Story = { tags: ['picture'], args: propsOf({ draft: typed('96000', '0.05') }) };

export const LimitSell: Story = {
  args: propsOf({ side: 'sell', available: decimal('0.75'), draft: typed('98000', '0.05') }),
};

export const MarketBuy: Story = {
  tags: ['picture'],
  args: previewed(
    { mode: 'market', draft: { price: undefined, quantity: { by: 'percent', percent: 50 } } },
    {
      estimate: {
        average: decimal('97012.25'),
        slippage: decimal('0.0121'),
        filled: decimal('0.0644'),
        cost: decimal('6247.5889'),
      },
    },
  ),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'price')).toBeDisabled();
    await expect(field(canvasElement, 'amount')).toHaveAccessibleName('Total');
    await expect(field(canvasElement, 'amount')).toHaveValue('6,247.5889');
  },
};

/** More than the book's depth: a warning that does not block the order. */
export const MarketSellThinBook: Story = {
  tags: ['picture'],
  args: previewed(
    { side: 'sell', mode: 'market', available: decimal('4'), draft: typed(undefined, '2.5') },
    {
      estimate: {
        average: decimal('96400.75'),
        slippage: decimal('0.6182'),
        filled: decimal('1.75'),
        cost: decimal('168701.3125'),
      },
    },
  ),
  play: async ({ canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelector('output')).toHaveTextContent('1.75');
    await userEvent.type(field(canvasElement, 'amount'), '{Enter}');
    await expect(args.actions.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The button is always enabled: it shows what is missing and moves the focus there. */
export const Incomplete: Story = {
  args: touched({ draft: { price: undefined, isPriceCleared: true, quantity: { by: 'amount', amount: undefined } } }),
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.type(field(canvasElement, 'amount'), '{Enter}');
    await expect(field(canvasElement, 'price')).toHaveFocus();
    await expect(args.actions.onTouch).toHaveBeenCalledWith('trigger', 'price', 'amount', 'takeProfit', 'stopLoss');
    await expect(args.actions.onSubmit).not.toHaveBeenCalled();
  },
};

export const Insufficient: Story = { args: touched({ draft: typed('97000', '5') }) };

/** In a low window the warning is visible above the button, without scrolling. */
export const FarThroughBook: Story = {
  args: previewed(
    { draft: typed('120000', '0.05') },
    { far: { percent: decimal('15.38'), best: decimal('104000'), mustAsk: true } },
  ),
  decorators: (Form) => (
    <div data-low style={{ height: 300, overflow: 'auto' }}>
      <Form />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const low = canvasElement.querySelector('[data-low]')?.getBoundingClientRect();
    const warning = canvas.getByText(/above the best ask/).getBoundingClientRect();
    await expect(warning.bottom).toBeLessThan(low?.bottom ?? 0);
    await expect(warning.top).toBeGreaterThan(low?.top ?? 0);
  },
};

export const FeeNotKnown: Story = { args: propsOf({ draft: typed('96000', '0.05'), takerFee: undefined }) };

export const NobodyOffers: Story = {
  args: touched({ mode: 'market', best: undefined, draft: typed(undefined, '1') }),
};

export const Busy: Story = { args: propsOf({ draft: typed('96000', '0.05') }, { isBusy: true }) };

export const SellingStopped: Story = { args: propsOf({ side: 'sell' }, { isSaleStopped: true }) };

export const Visitor: Story = {
  args: { ...propsOf({ available: undefined }), visitor: { logIn: way, register: way } },
};

/** On a device with order confirmation off. */
export const SentWithoutQuestion: Story = {
  args: { ...propsOf(), actions: { ...meta.args.actions, onAskAgain: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const last = canvas.getAllByRole('button').at(-1);
    if (last) await userEvent.click(last);
    await expect(args.actions.onAskAgain).toHaveBeenCalledOnce();
  },
};

function Typing(props: OrderEntry) {
  const [draft, setDraft] = useState(props.form.values.draft);
  const [side, setSide] = useState(props.form.values.side);
  return (
    <OrderForm
      {...props}
      {...propsOf({ draft, side })}
      actions={{
        ...props.actions,
        onSide: setSide,
        onUnit: (unit) => setDraft({ ...draft, unit }),
        onPrice: (price) => setDraft({ ...draft, price }),
        onAmount: (amount) => setDraft({ ...draft, quantity: { by: 'amount', amount } }),
        onTotal: (total) => setDraft({ ...draft, quantity: { by: 'total', total } }),
        onPercent: (percent) => setDraft({ ...draft, quantity: { by: 'percent', percent } }),
      }}
    />
  );
}

/** Price, then a total, then a percent step: the last word decides, the other fields follow. */
export const Interactive: Story = {
  render: (args) => <Typing {...args} />,
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    const price = field(canvasElement, 'price');
    await userEvent.type(price, '50000');
    await userEvent.click(canvas.getByRole('button', { name: /^Amount in/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'USDT' }));
    await userEvent.type(field(canvasElement, 'amount'), '100');
    await expect(canvas.getByRole('button', { name: 'Buy 0.002 BTC for 100 USDT' })).toBeVisible();
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Buy 0.25 BTC for 12,500 USDT' })).toBeVisible();
    await userEvent.type(price, '{Enter}');
    await expect(args.actions.onSubmit).toHaveBeenCalledOnce();
  },
};
