import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { IndicatorChoice } from './indicator-choice';
import { IndicatorPanel, type IndicatorPanelProps } from './indicator-panel';

function Chosen(props: IndicatorPanelProps) {
  const [choices, setChoices] = useState(props.choices);
  return (
    <IndicatorPanel
      {...props}
      choices={choices}
      onChoices={(next) => {
        setChoices(next);
        props.onChoices(next);
      }}
    />
  );
}

const average: IndicatorChoice = {
  id: 'ma',
  isShown: true,
  parameters: [7, 25, 99],
  tints: ['orange', 'blue', 'accent'],
};

const meta = {
  title: 'Chart/Indicator panel',
  component: IndicatorPanel,
  decorators: [mainWith({ position: 'relative', height: 560 })],
  args: { choices: [average], onChoices: fn(), onClose: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof IndicatorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MovingAverage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [orange] = canvas.getAllByRole('radio', { name: 'Orange', checked: true });
    orange?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoices).toHaveBeenLastCalledWith([{ ...average, tints: ['blue', 'blue', 'accent'] }]);
  },
};

/** A period out of range is refused and not drawn; the field returns to the drawn period. */
export const OutOfRange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const period = canvas.getByRole('textbox', { name: 'Period 1' });
    await userEvent.clear(period);
    await userEvent.type(period, '5000');
    await expect(args.onChoices).toHaveBeenLastCalledWith([{ ...average, parameters: [500, 25, 99] }]);
    await expect(period).toBeInvalid();
    await expect(period).toHaveAccessibleDescription('From 0 to 500');
    await userEvent.tab();
    await expect(period).toHaveValue('500');
    await userEvent.clear(period);
    await expect(period).toHaveAccessibleDescription('From 0 to 500');
  },
};
