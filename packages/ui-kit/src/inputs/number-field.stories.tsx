import type { Guide } from '@bourse/storybook-config/guide';
import { decimal, type Decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/button';
import { column } from '../stories/frame.test-support';
import { NumberField, type NumberFieldProps } from './number-field';

function Typed(props: NumberFieldProps) {
  const [value, setValue] = useState<Decimal | undefined>(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Number field',
  component: NumberField,

  parameters: {
    guide: {
      do: [
        'Hand on the decimal as it comes: the field keeps what was typed as long as it means the value.',
        "Set `decimals` to the tick's or lot's places and `unit` to the currency.",
        'Say what is wrong in `error`, after the field was left.',
      ],
      dont: ['Parse or format the text outside.', 'Round silently: places beyond `decimals` cannot be typed.'],
      accessibility: [
        'The error is tied to the field and announced; the field says that it is invalid.',
        'The on-screen keyboard of a phone shows digits.',
        'Arrow keys move the caret, not the value.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'Price', value: undefined, onChange: fn(), decimals: 4, unit: 'USDT' },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: decimal('64250.12') } };

/** The button for the whole balance is inside the field: it takes no line of its own. */
export const WithAction: Story = {
  args: {
    unit: 'USDT',
    action: (
      <Button size="small" tone="quiet" onClick={fn()}>
        All
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await expect(field.parentElement).toContainElement(canvas.getByRole('button', { name: 'All' }));
  },
};

/** Incomplete input is kept; letters are ignored; digits beyond the last decimal are cut. */
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(field, '1.');
    await expect(field).toHaveValue('1.');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await userEvent.type(field, '5e-0');
    await expect(field).toHaveValue('1.50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1.5');
    await userEvent.type(field, '6789');
    await expect(field).toHaveValue('1.5067');
  },
};

/** A digit typed in the middle keeps the caret position. */
export const Caret: Story = {
  args: { value: decimal('1.2345') },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('1.9234');
    await expect(field.selectionStart).toBe(3);
  },
};

/** The error takes the room below the field: nothing moves. */
export const ErrorRoom: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Typed {...args} keepsErrorRoom />
      <Typed {...args} keepsErrorRoom label="Amount" error="Enter an amount." />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [without, withError] = canvasElement.querySelectorAll('.MuiFormControl-root');
    await expect(without?.clientHeight).toBe(withError?.clientHeight);
  },
};

const LONG_ERROR =
  'The order value is below the minimum of 10 USDT that the exchange takes for this pair of currencies.';

/** An error of several lines, too, where the form names the longest one. */
export const RoomOfTheLongestError: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, width: 240 }}>
      <Typed {...args} keepsErrorRoom={LONG_ERROR} />
      <Typed {...args} keepsErrorRoom={LONG_ERROR} label="Amount" error={LONG_ERROR} />
      <Typed {...args} keepsErrorRoom={LONG_ERROR} label="Total" error="Enter a total." />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('.MuiFormControl-root')].map(({ clientHeight }) => clientHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** A proposed value: the click that focuses the field selects it, the next click does not. */
export const Proposed: Story = {
  args: { value: decimal('64250.12'), selectsOnFocus: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    await userEvent.click(field);
    await userEvent.keyboard('7');
    await expect(field).toHaveValue('7');
    await userEvent.click(field);
    await userEvent.keyboard('1');
    await expect(field).toHaveValue('71');
  },
};

export const Steps: Story = {
  args: { value: decimal('100'), step: decimal('0.5') },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('100.5');
  },
};

export const Spanish: Story = {
  globals: { language: 'spa' },
  args: { value: decimal('0.5') },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await expect(field).toHaveValue('0,5');
    await userEvent.clear(field);
    await userEvent.type(field, '12,25');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.25');
    await userEvent.clear(field);
    await userEvent.paste('1.234,5');
    await expect(field).toHaveValue('1234,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.5');
  },
};

/** A point before three digits separates decimals or groups: the field refuses it and names both numbers. */
export const Ambiguous: Story = {
  globals: { language: 'spa' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(field, '105.000');
    await expect(field).toHaveValue('105.000');
    await expect(field).toHaveAccessibleDescription(/105 o 105000/);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.clear(field);
    await userEvent.paste('1.234');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/1,234 o 1234/);
  },
};

/** Grouped digits keep their magnitude. */
export const Grouped: Story = {
  globals: { language: 'spa' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(field, '103.924,04');
    await expect(field).toHaveValue('103.924,04');
    await expect(args.onChange).toHaveBeenLastCalledWith('103924.04');
  },
};

export const Wrong: Story = {
  tags: ['picture'],
  args: { value: decimal('0.001'), error: 'At least 0.01 USDT.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('At least 0.01 USDT.');
  },
};

export const Disabled: Story = { args: { value: decimal('64250.12'), disabled: true, hint: 'At the best price.' } };
