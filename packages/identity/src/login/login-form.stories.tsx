import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from './login-form';

const meta = {
  title: 'Login form',
  component: LoginForm,
  args: { isPending: false, onSubmit: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 420, padding: 24 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By their names, which are the same in every language. */
function field(root: HTMLElement, name: 'username' | 'password'): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!input) throw new Error(`There is no field ${name}.`);
  return input;
}

export const Empty: Story = {};

export const Filled: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.type(field(canvasElement, 'username'), 'demo@bourse.example');
    await userEvent.type(field(canvasElement, 'password'), 'secret1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ account: 'demo@bourse.example', password: 'secret1' });
  },
};

/** What is wrong is said beside each field, and the first of them has the focus. */
export const Incomplete: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.type(field(canvasElement, 'password'), '123{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field(canvasElement, 'username')).toHaveFocus();
    await expect(field(canvasElement, 'username')).toBeInvalid();
    await expect(field(canvasElement, 'password')).toBeInvalid();
  },
};

export const OnItsWay: Story = { args: { isPending: true } };

export const Refused: Story = { args: { failure: 'The password is wrong.' } };

export const Locked: Story = {
  args: { failure: "Account is locked, can't do this before Nov 20, 2026, 21:30:00." },
};
