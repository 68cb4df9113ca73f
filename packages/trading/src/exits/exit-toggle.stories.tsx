import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExitToggle } from './exit-toggle';

const meta = {
  title: 'Exits/Toggle',
  component: ExitToggle,
  parameters: {
    guide: {
      do: ['Show it where the order can have a take profit or a stop loss.'],
      dont: ['Keep typed exits while it is off: they have no value then.'],
      accessibility: ['A checkbox with its label.'],
    } satisfies Guide,
  },
  args: { isOn: false, onToggle: fn() },
} satisfies Meta<typeof ExitToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { isOn: true } };
