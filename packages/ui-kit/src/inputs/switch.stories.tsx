import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { Switch } from './switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    guide: {
      do: ['Name the setting that is on: "Confirm orders".', 'Apply the setting at once.'],
      dont: ['Use it in a form that is submitted: use `Checkbox`.', 'Change the label with the state.'],
      accessibility: [
        'Space changes the state; screen readers read "on" or "off".',
        'The label is part of the target.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'Confirm orders', checked: true, onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  tags: ['forced-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Confirm orders'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Disabled: Story = { args: { checked: false, disabled: true } };
