import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { RadioGroup, type RadioGroupProps } from './radio-group';

function Selected(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
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
  title: 'Forms/Radio group',
  component: RadioGroup<string>,
  parameters: {
    guide: {
      do: ['Use it for two to five options with short labels.', 'Set `isRow` for two or three short options.'],
      dont: ['Use it for options with details: use `RadioCards`.', 'Use it for a long list: use `Select`.'],
      accessibility: [
        'The label is the name of the group; arrow keys move the selection.',
        'The error is tied to the group and announced.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: {
    label: 'Direction',
    options: [
      { value: 'above', label: 'Price rises to' },
      { value: 'below', label: 'Price falls to' },
    ],
    value: 'above',
    onChange: fn(),
  },
  render: (args) => <Selected {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Price falls to' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('below');
  },
};

export const InARow: Story = { tags: ['forced-picture'], args: { isRow: true } };
