import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { Slider, type SliderProps } from './slider';

function Moved(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
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
  title: 'Forms/Slider',
  component: Slider,
  parameters: {
    guide: {
      do: ['Show the value beside the slider.', 'Give `valueText` where the number alone has no meaning.'],
      dont: ['Use it for an amount of money: use `NumberField`.', 'Use it without a field where exact values count.'],
      accessibility: [
        'Arrow keys move by one step; Home and End move to the bounds.',
        'Screen readers read `valueText` instead of the number.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: {
    label: 'Leverage',
    value: 10,
    min: 1,
    max: 100,
    marks: [{ value: 1 }, { value: 25 }, { value: 50 }, { value: 75 }, { value: 100 }],
    valueText: (value) => `${value} times`,
    onChange: fn(),
  },
  render: (args) => <Moved {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leverage: Story = {
  tags: ['forced-picture'],
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Leverage' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(11);
    await expect(slider).toHaveAttribute('aria-valuetext', '11 times');
  },
};

export const Disabled: Story = { args: { disabled: true } };
