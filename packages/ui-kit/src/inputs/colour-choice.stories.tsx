import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { colour } from '../theme/variables';
import { ColourChoice, type ColourChoiceProps } from './colour-choice';

type Props = ColourChoiceProps<string>;

function Chosen(props: Props) {
  const [value, setValue] = useState(props.value);
  return (
    <ColourChoice
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
  title: 'Forms/Colour choice',
  component: ColourChoice,
  parameters: {
    guide: {
      do: ['Offer colours of the theme: they are legible by day and by night.', 'Name each colour.'],
      dont: ['Use it where the colour alone carries a meaning.'],
      accessibility: [
        'Radio buttons of one group: one stop of the Tab key, arrow keys choose.',
        'The name of a colour is read by screen readers and shown as a tooltip.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: {
    label: 'Colour of MA7',
    value: 'blue',
    onChange: fn(),
    options: [
      { value: 'orange', label: 'Orange', colour: colour.orange },
      { value: 'blue', label: 'Blue', colour: colour.blue },
      { value: 'green', label: 'Green', colour: colour.green },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blue: Story = {};

export const ByArrowKey: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Colour of MA7' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Blue' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('green');
  },
};
