import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ValueButton } from './link';

const meta = {
  title: 'Actions/Value button',
  component: ValueButton,
  parameters: {
    guide: {
      do: ['Offer a few values of a field with it, in the `aside` of the field.'],
      dont: ['Use it for a way to another screen: use `Link`.', 'Use it for a command: use `Button` or `LinkButton`.'],
      accessibility: ['`aria-pressed` names the chosen value.', 'Its touch area is 44 px.'],
    } satisfies Guide,
  },
  args: { type: 'button', children: 'Best', onClick: fn() },
} satisfies Meta<typeof ValueButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Best' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { 'aria-pressed': true } };
