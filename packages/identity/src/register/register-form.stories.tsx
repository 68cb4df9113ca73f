import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aRegisterForm } from '../testing/register-form';
import { RegisterForm, type RegisterFormProps } from './register-form';

const EMPTY = aRegisterForm({ email: '', code: '', password: '', repeat: '', inviteCode: '', agreed: false });

const QUIET = { isPending: false, secondsLeft: 0, isSent: false, failure: undefined };

/** What is typed goes into the form, as on the screen. */
function Typed({ form: first, onChange, ...props }: RegisterFormProps) {
  const [form, setForm] = useState(first);
  return (
    <RegisterForm
      {...props}
      form={form}
      onChange={(next) => {
        setForm(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Register form',
  component: RegisterForm,
  render: (props) => <Typed {...props} />,
  args: {
    form: aRegisterForm(),
    onChange: fn(),
    sending: QUIET,
    onSend: fn(() => Promise.resolve(true)),
    isPending: false,
    failure: undefined,
    codeFailure: undefined,
    onSubmit: fn(),
    onReadAgreement: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 420, padding: 24 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { form: EMPTY } };

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Create account'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** What is missing is said beside each field, and the first of them has the focus. */
export const Incomplete: Story = {
  args: { form: EMPTY },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Create account'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('input[name=account]')).toHaveFocus();
    await expect(canvasElement.querySelectorAll('input[aria-invalid=true]')).toHaveLength(6);
  },
};

/** Each in its own words: too short, not the same, no address. */
export const Wrong: Story = {
  args: { form: aRegisterForm({ email: 'ana@example', password: 'abc', repeat: 'abd' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Create account'));
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
  },
};

/** No code leaves before the agreement is accepted. */
export const NotAgreed: Story = {
  args: { form: { ...EMPTY, email: 'ana@example.org' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Send code'));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const CodeSent: Story = {
  args: { form: aRegisterForm({ code: '' }), sending: { ...QUIET, secondsLeft: 42, isSent: true } },
};

export const CodeNotSent: Story = {
  args: {
    form: aRegisterForm({ code: '' }),
    sending: { ...QUIET, failure: 'Wait 42 seconds before you ask for another code.' },
  },
};

export const CodeWrong: Story = { args: { codeFailure: 'The verification code is wrong.' } };

/** The list of countries comes with the first phone form. */
export const ByPhone: Story = {
  args: { form: { ...EMPTY, channel: 'mobile' } },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('option', { name: 'Spain (+34)' });
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'ES');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...EMPTY,
      channel: 'mobile',
      country: { id: 'ES', areaCode: '34' },
    });
  },
};

export const OnItsWay: Story = { args: { isPending: true } };

export const Refused: Story = { args: { failure: 'This invite code does not exist.' } };
