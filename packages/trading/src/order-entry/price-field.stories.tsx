import { decimal, type Decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { PriceField } from './price-field';

const meta = {
  title: 'Order entry/Price field',
  component: PriceField,
  parameters: {
    guide: {
      do: ['Offer the price of the market until the user types one.'],
      dont: ['Show a problem while the user types: `onTouch` reports that the field has lost the focus.'],
      accessibility: ['The field of a market order is disabled and keeps its place.'],
    } satisfies Guide,
  },
  args: {
    isLimit: true,
    label: 'Price',
    price: decimal('97250.5'),
    isTyped: false,
    decimals: 2,
    unit: 'USDT',
    offers: { mid: decimal('97250'), best: decimal('97250.5') },
    onPrice: fn(),
    onPriceFocus: fn(),
    onTouch: fn(),
  },
} satisfies Meta<typeof PriceField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typing({ price: offered, onPrice, ...props }: ComponentProps<typeof PriceField>) {
  const [typed, setTyped] = useState<Decimal>();
  return (
    <PriceField
      {...props}
      price={typed ?? offered}
      isTyped={typed !== undefined}
      onPrice={(price) => {
        setTyped(price);
        onPrice(price);
      }}
    />
  );
}

export const Limit: Story = {
  render: (args) => <Typing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.click(field);
    await expect(args.onPriceFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard('97000');
    await expect(args.onPrice).toHaveBeenLastCalledWith('97000');
    await expect(args.onTouch).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onTouch).toHaveBeenCalledOnce();
    await expect(args.onTouch).toHaveBeenCalledWith('price');
  },
};

export const PriceOfTheMarket: Story = {
  render: (args) => <Typing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mid: 97,250' }));
    await expect(args.onPrice).toHaveBeenLastCalledWith('97250');
    await userEvent.click(canvas.getByRole('button', { name: 'Price: one step up' }));
    await expect(args.onPrice).toHaveBeenLastCalledWith('97250.01');
  },
};

export const OfferedPriceIsNotTouched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Price' }));
    await userEvent.tab();
    await expect(args.onTouch).not.toHaveBeenCalled();
  },
};

export const Market: Story = {
  args: { isLimit: false, label: 'Best price' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Best price' })).toBeDisabled();
  },
};
