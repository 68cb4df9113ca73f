import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icons/icon';
import { column } from '../stories/frame';
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
  decorators: [column],
  args: { label: 'Account', value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'E-mail or phone' } };

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
  args: { value: 'ann', error: 'This is no e-mail address.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Account' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This is no e-mail address.');
  },
};

export const Disabled: Story = { args: { value: 'ann@bourse.test', disabled: true } };

export const Search: Story = {
  args: {
    label: 'Search pairs',
    hideLabel: true,
    type: 'search',
    placeholder: 'Search',
    start: <Icon name="search" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search pairs' })).toBeVisible();
  },
};
