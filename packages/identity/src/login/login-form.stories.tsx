import type { Problem } from '@bourse/ui-kit/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginForm, type LoginFormProps } from './login-form';

const answering = (problem: Problem | undefined) => fn<LoginFormProps['onSubmit']>(() => Promise.resolve(problem));

const meta = {
  title: 'Login form',
  component: LoginForm,
  args: { onSubmit: answering(undefined) },
  decorators: [mainWith({ maxWidth: 420, padding: 24 })],
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By their names, which are the same in every language. */
function field(root: HTMLElement, name: 'account' | 'password'): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!input) throw new Error(`There is no field ${name}.`);
  return input;
}

type Typing = (element: Element, text: string) => Promise<void>;

async function submit(root: HTMLElement, type: Typing) {
  await type(field(root, 'account'), 'demo@bourse.example');
  await type(field(root, 'password'), 'secret1{Enter}');
}

export const Empty: Story = {};

/** After a success only the password is cleared. */
export const Filled: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    await submit(canvasElement, userEvent.type);
    await expect(args.onSubmit).toHaveBeenCalledWith({ account: 'demo@bourse.example', password: 'secret1' });
    await waitFor(() => expect(field(canvasElement, 'password')).toHaveValue(''));
    await expect(field(canvasElement, 'account')).toHaveValue('demo@bourse.example');
  },
};

/** Each error is shown at its field, and the first invalid field has the focus. */
export const Incomplete: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.type(field(canvasElement, 'password'), '123{Enter}');
    await waitFor(() => expect(field(canvasElement, 'account')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field(canvasElement, 'account')).toHaveFocus();
    await expect(field(canvasElement, 'account')).toBeInvalid();
    await expect(field(canvasElement, 'password')).toBeInvalid();
  },
};

export const Pending: Story = {
  args: { onSubmit: fn<LoginFormProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await submit(canvasElement, userEvent.type);
    await canvas.findByRole('button', { busy: true });
  },
};

const refused: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await submit(canvasElement, userEvent.type);
  await canvas.findByRole('alert');
  await expect(field(canvasElement, 'account')).toHaveValue('demo@bourse.example');
  await expect(field(canvasElement, 'password')).toHaveValue('secret1');
};

export const Refused: Story = { args: { onSubmit: answering({ serverText: '密码错误' }) }, play: refused };

export const Locked: Story = {
  tags: ['picture'],
  args: { onSubmit: answering({ serverText: '账户已锁定，2026-11-20 21:30:00之前不能进行此操作' }) },
  play: refused,
};
