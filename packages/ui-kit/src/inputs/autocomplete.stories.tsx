import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { Autocomplete, type AutocompleteProps } from './autocomplete';

const CURRENCIES = ['BTC', 'ETH', 'USDT'];

function Selected(props: AutocompleteProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Autocomplete
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
  title: 'Forms/Autocomplete',
  component: Autocomplete<string>,
  parameters: {
    guide: {
      do: [
        'Use it for a list of more than about ten options.',
        'Set `isLoading` while the options load.',
        'Sort the options by their group where `groupBy` is given.',
      ],
      dont: ['Use it for a few options: use `Select` or `RadioCards`.', 'Accept text that is not an option.'],
      accessibility: [
        'The field is a combobox; arrow keys move through the options and Enter selects one.',
        'The error is tied to the field and announced.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: {
    label: 'Currency',
    options: CURRENCIES,
    value: undefined,
    onChange: fn(),
    optionLabel: (currency) => currency,
    optionKey: (currency) => currency,
  },
  render: (args) => <Selected {...args} />,
} satisfies Meta<typeof Autocomplete<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Currency' }), 'et');
    await userEvent.click(await screen.findByRole('option', { name: 'ETH' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('ETH');
  },
};

export const Wrong: Story = { args: { error: 'Select a currency.' } };
