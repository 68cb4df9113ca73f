import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { __Form__Form, type __Form__FormProps } from './__form__-form';

const meta = {
  title: '__title__ form',
  component: __Form__Form,
  args: { onSubmit: fn<__Form__FormProps['onSubmit']>(() => Promise.resolve(undefined)) },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 420, padding: 24 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof __Form__Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A submit shows the errors and focuses the first invalid field. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(await canvas.findByRole('textbox', { description: /./ })).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSubmit: fn<__Form__FormProps['onSubmit']>(() => Promise.resolve({ serverText: '参数错误' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ana{Enter}');
    await canvas.findByRole('alert');
  },
};
