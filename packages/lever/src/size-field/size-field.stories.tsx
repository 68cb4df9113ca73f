import { decimal, type Decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SizeField, type SizeFieldProps } from './size-field';
import { sizeUnit } from './stored-size-unit';

/** Keeps the lots, as a form does. */
function Form(props: SizeFieldProps) {
  const [lots, setLots] = useState<Decimal>();
  const onLots = (next: Decimal | undefined) => {
    setLots(next);
    props.onLots(next);
  };
  return <SizeField {...props} lots={lots} onLots={onLots} />;
}

const meta = {
  title: 'Order form/Size field',
  component: SizeField,
  parameters: {
    guide: {
      do: ['Use it for an order in whole lots; the form has the lots, whatever the user types in.'],
      dont: ['Use it for spot orders: their amounts have decimals.'],
      accessibility: ['The unit is a menu in the field; its name contains the chosen unit.'],
    } satisfies Guide,
  },
  render: (props) => <Form {...props} />,
  beforeEach: () => sizeUnit.write('lots'),
  args: {
    base: 'BTC',
    quote: 'USDT',
    lotSize: decimal('0.01'),
    minimum: decimal(1),
    presets: [1, 5, 10],
    price: decimal(64_000),
    lots: undefined,
    onLots: fn(),
    onTouch: fn(),
    error: undefined,
  },
} satisfies Meta<typeof SizeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The order has the lots within the typed size, which the field shows after the focus has left. */
export const InQuoteCurrency: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /lots$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '5' }));
    await expect(args.onLots).toHaveBeenLastCalledWith('5');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Lots' }));
    await userEvent.click(canvas.getByRole('button', { name: /lots$/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'USDT' }));
    const size = canvas.getByRole('textbox', { name: 'Size' });
    await userEvent.type(size, '2000');
    await expect(args.onLots).toHaveBeenLastCalledWith('3');
    await expect(size).toHaveAccessibleDescription('= 3 lots (0.03 BTC)');
    await expect(size).toHaveValue('2000');
    await userEvent.tab();
    await expect(size).toHaveValue('1,920');
  },
};
