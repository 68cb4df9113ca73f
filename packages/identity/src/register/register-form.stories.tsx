import type { Problem } from '@bourse/ui-kit/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aRegisterForm } from '../testing/register-form';
import { RegisterForm, type RegisterFormProps } from './register-form';
import { EMPTY, type RegisterValues } from '../rules/register-rules';
import { useRegisterForm } from './use-register-form';

interface SampleProps extends Omit<RegisterFormProps, 'form' | 'onSubmit'> {
  readonly values: RegisterValues;
  /** The answer to a submit, and the field that it is about. */
  readonly refusal?: { readonly problem: Problem; readonly field?: 'code' };
  readonly onSubmit: (values: RegisterValues) => void | Promise<void>;
}

function Sample({ values, refusal, onSubmit, ...props }: SampleProps) {
  const form = useRegisterForm(values);
  return (
    <RegisterForm
      {...props}
      form={form}
      onSubmit={async (submitted) => {
        await onSubmit(submitted);
        if (refusal) form.refuse(refusal.problem, refusal.field);
      }}
    />
  );
}

/** The development server may first have to prepare a chunk. */

const meta = {
  title: 'Register form',
  component: Sample,
  args: {
    values: aRegisterForm(),
    onSend: fn<RegisterFormProps['onSend']>(() => Promise.resolve(undefined)),
    onSubmit: fn<SampleProps['onSubmit']>(),
    onReadAgreement: fn<() => void>(),
  },
  // A countdown or a draft of another story is not part of this one.
  beforeEach: () => sessionStorage.clear(),
  decorators: [mainWith({ maxWidth: 420, padding: 24 })],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { values: EMPTY } };

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Sign up'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Each missing value is shown at its field, and the first of them has the focus. */
export const Incomplete: Story = {
  tags: ['picture'],
  args: { values: EMPTY },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Sign up'));
    await canvas.findByText('Enter the invite code.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('input[name=email]')).toHaveFocus();
    await expect(canvasElement.querySelectorAll('input[aria-invalid=true]')).toHaveLength(6);
  },
};

/** Too short, not the same, no email address. */
export const Wrong: Story = {
  args: { values: aRegisterForm({ email: 'ana@example', password: 'abc', repeat: 'abd' }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Sign up'));
    await canvas.findByText('The passwords do not match.');
    await expect(canvasElement.querySelectorAll('input[aria-invalid=true]')).toHaveLength(3);
    // One summary for screen readers, not an alert for each field.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(await screen.findByText('3 fields need attention')).toBeInTheDocument();
  },
};

/** An error that appears when a field is left moves nothing: the press that left the field reaches its target. */
export const ErrorsMoveNothing: Story = {
  args: { values: EMPTY },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    const before = box.getBoundingClientRect().top;
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana');
    await userEvent.click(canvas.getByLabelText('Invite code'));
    await canvas.findByText('Enter a valid email address.');
    await expect(box.getBoundingClientRect().top).toBe(before);
  },
};

/** No code is sent before the agreement is accepted. */
export const NotAgreed: Story = {
  args: { values: { ...EMPTY, email: 'ana@example.org' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Send code'));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const CodeNotSent: Story = {
  args: {
    values: aRegisterForm({ code: '' }),
    onSend: fn<RegisterFormProps['onSend']>(() => Promise.resolve({ serverText: '验证码发送过于频繁，请42秒后再试' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Send code'));
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toBeInvalid());
  },
};

export const CodeWrong: Story = {
  args: { refusal: { problem: { serverText: '验证码错误' }, field: 'code' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sign up'));
    await expect(await canvas.findByText('Incorrect verification code.')).toBeVisible();
  },
};

/** The list of countries loads with the first phone form. */
export const ByPhone: Story = {
  tags: ['picture'],
  args: { values: { ...EMPTY, channel: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox');
    // The names of the countries load after the field.
    await waitFor(() => expect(country).toHaveValue('China (+86)'));
    await userEvent.clear(country);
    await userEvent.type(country, 'Spain');
    await userEvent.click(await screen.findByRole('option', { name: 'Spain (+34)' }));
    await expect(country).toHaveValue('Spain (+34)');
  },
};

export const Pending: Story = {
  args: { onSubmit: fn<SampleProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sign up'));
    await canvas.findByRole('button', { busy: true });
  },
};

export const Refused: Story = {
  args: { refusal: { problem: { serverText: '邀请码不存在' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sign up'));
    await canvas.findByRole('alert');
  },
};
