import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { PercentSteps, type PercentStepsProps } from './percent-steps';

function Moved(props: PercentStepsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PercentSteps
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
  title: 'Forms/Percent steps',
  component: PercentSteps,

  parameters: {
    guide: {
      do: [
        'Show it where a share of what is available makes sense, below the amount.',
        'Disable it where nothing is available to take a share of.',
      ],
      dont: ['Use it for arbitrary values: there are five steps.'],
      accessibility: [
        'One slider for the keyboard: arrow keys step, Home and End go to the ends.',
        'Its value is read as a percentage.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { value: 0, onChange: fn() },
  render: (args) => <Moved {...args} />,
} satisfies Meta<typeof PercentSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const ByKeyboard: Story = {
  tags: ['forced-picture'],
  args: { value: 25 },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Percentage of available balance' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await expect(slider).toHaveAttribute('aria-valuetext', '50 per cent');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
};

/** A typed amount: the thumb is between two steps, and a key moves it to the next one. */
export const BetweenSteps: Story = {
  args: { value: 37 },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Percentage of available balance' });
    await expect(slider).toHaveAttribute('aria-valuetext', '37 per cent');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
  },
};

export const Disabled: Story = { args: { value: 50, disabled: true } };
