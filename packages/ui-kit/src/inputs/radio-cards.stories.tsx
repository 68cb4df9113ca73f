import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { RadioCards, type RadioCardsProps } from './radio-cards';

function Selected(props: RadioCardsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioCards
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
  title: 'Forms/Radio cards',
  component: RadioCards<string>,
  parameters: {
    guide: {
      do: [
        'Use it where the options differ in details that the user compares: fee, minimum, time.',
        'Disable an option that is suspended and give the reason in `details`.',
      ],
      dont: ['Use it for more than about six options.', 'Select an option in advance where a wrong one loses money.'],
      accessibility: [
        'The cards are one group of radio buttons; arrow keys move the selection.',
        'Title and details together are the accessible name of a card.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: {
    label: 'Network',
    cards: [
      { value: 'erc20', title: 'ERC20', details: 'Fee 3 USDT, 12 confirmations' },
      { value: 'trc20', title: 'TRC20', details: 'Fee 1 USDT, 20 confirmations' },
      { value: 'omni', title: 'OMNI', details: 'Suspended', disabled: true },
    ],
    value: undefined,
    onChange: fn(),
  },
  render: (args) => <Selected {...args} />,
} satisfies Meta<typeof RadioCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {
  tags: ['forced-picture'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('radio', { name: /TRC20/ });
    await userEvent.click(card);
    await expect(card).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('trc20');
  },
};

export const Wrong: Story = { args: { error: 'Select a network.' } };
