import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { TextField, type TextFieldProps } from './text-field';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
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
  title: 'Forms/Text field',
  component: TextField,

  parameters: {
    guide: {
      do: [
        'Give every field a `label`; `hideLabel` is only for places that name the field.',
        'Say in `hint` what is expected, in `error` what is wrong and how to mend it.',
      ],
      dont: [
        'Use a placeholder in place of a label.',
        'Show an error while the reader is still typing for the first time.',
      ],
      accessibility: [
        'Label, hint and error are tied to the field; an error is announced.',
        'Give `autoComplete` where the browser can help.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'Account', value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Email or phone' } };

export const Filled: Story = {
  args: { hint: 'As you registered it.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Account' });
    await userEvent.type(field, 'ann@bourse.test');
    await expect(args.onChange).toHaveBeenLastCalledWith('ann@bourse.test');
    await expect(field).toHaveAccessibleDescription('As you registered it.');
  },
};

export const Wrong: Story = {
  tags: ['forced-picture'],
  args: { value: 'ann', error: 'This is no email address.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Account' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This is no email address.');
  },
};

export const Disabled: Story = { args: { value: 'ann@bourse.test', disabled: true } };
