import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ExitTriggerChoice } from './exit-trigger-choice';

const meta = {
  title: 'Exits/Trigger choice',
  component: ExitTriggerChoice,
  parameters: {
    guide: {
      do: ['Show it where the back end lets the user choose the price that triggers exits.'],
      dont: ['Show it for spot, whose exits are triggered by the last price.'],
      accessibility: ['A menu button with the name of the choice.'],
    } satisfies Guide,
  },
  args: { value: 'mark', onChange: fn() },
} satisfies Meta<typeof ExitTriggerChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const [last] = await screen.findAllByRole('menuitemradio');
    if (last) await userEvent.click(last);
    await expect(args.onChange).toHaveBeenCalledWith('last');
  },
};
