import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,

  parameters: {
    guide: {
      do: ['Write the label so that checked means yes.', 'Put links of an agreement into the label itself.'],
      dont: [
        'Use it for what takes effect at once and matters: ask with a dialog.',
        'Check an agreement for the reader.',
      ],
      accessibility: [
        'The whole label can be pressed; Space toggles.',
        'A link in the label opens without checking the box.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'Hide small balances', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Hide small balances'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { tags: ['forced-picture'], args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
/** The error is shown below the checkbox and is its description. */
export const Wrong: Story = { args: { error: 'Please accept the user agreement first' } };
