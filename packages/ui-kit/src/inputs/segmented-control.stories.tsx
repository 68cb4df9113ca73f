import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control';

type Props = SegmentedControlProps<string>;

function Chosen(props: Props) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
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
  title: 'Forms/Segmented control',
  component: SegmentedControl,
  parameters: {
    guide: {
      do: ['Use it for two or three short options that change the form below.', 'Give `tone` to buy and sell.'],
      dont: ['Use it for more than three options: use `Select`.', 'Use it for views of a page: use `Tabs`.'],
      accessibility: [
        'Radio buttons of one group: one stop of the Tab key, arrow keys choose.',
        'The label is read by screen readers; the options speak for themselves on screen.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: {
    label: 'Side',
    value: 'buy',
    onChange: fn(),
    options: [
      { value: 'buy', label: 'Buy', tone: 'up', keyShortcut: 'b' },
      { value: 'sell', label: 'Sell', tone: 'down', keyShortcut: 's' },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = { tags: ['forced-picture'] };

export const Sell: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Buy' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('sell');
    await expect(canvas.getByRole('radio', { name: 'Sell' })).toBeChecked();
  },
};

export const Quiet: Story = {
  args: {
    label: 'Order type',
    isQuiet: true,
    value: 'limit',
    options: [
      { value: 'limit', label: 'Limit' },
      { value: 'market', label: 'Market' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Market'));
    await expect(args.onChange).toHaveBeenLastCalledWith('market');
  },
};
