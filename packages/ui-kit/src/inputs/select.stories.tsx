import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { Select, type SelectProps } from './select';

function Selected(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
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
  title: 'Forms/Select',
  component: Select<string>,
  parameters: {
    guide: {
      do: [
        'Give a `placeholder` where nothing is selected at first.',
        'Use `hideLabel` only where the surroundings name the field.',
      ],
      dont: ['Use it for a list that needs a search: use `Autocomplete`.', 'Start an action on a selection.'],
      accessibility: [
        'Touch screens show the native picker.',
        'Elsewhere Enter, Space and the arrow keys open the menu; letters move to an option.',
        'The error is tied to the field and announced.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: {
    label: 'Account',
    options: [
      { value: 'coin', label: 'Coin account' },
      { value: 'lever', label: 'Margin account' },
      { value: 'legal', label: 'Fiat account', disabled: true },
    ],
    value: 'coin',
    onChange: fn(),
  },
  render: (args) => <Selected {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['forced-picture'] };

export const Wrong: Story = {
  args: { value: undefined, placeholder: 'Select an account', error: 'An account is required.' },
};
