import { Form, FormPasswordField, FormSubmit, FormTextField, useForm, type Problem } from '@bourse/ui-kit/forms';
import { identityMessages } from '../locales/messages';
import { ACCOUNT_MAX, loginSchema, PASSWORD_MAX, type LoginValues } from '../rules/login-rules';

export interface LoginFormProps {
  /** Initial value: the account of a user who has just registered or reset the password. */
  readonly account?: string;
  /** Called with valid values, once per submit. Resolves to the problem if the login failed. */
  readonly onSubmit: (values: LoginValues) => Promise<Problem | undefined>;
}

/** Account and password. The input survives failures; the password is cleared after a success. */
export function LoginForm({ account = '', onSubmit }: LoginFormProps) {
  const text = identityMessages.useText();
  const form = useForm({ schema: loginSchema, defaults: { account, password: '' } });
  const submit = async (values: LoginValues) => {
    const problem = await onSubmit(values);
    if (problem === undefined) form.clear('password');
    else form.refuse(problem);
  };
  return (
    <Form form={form} label={text('login.title')} errorText={text} onSubmit={submit}>
      <FormTextField
        name="account"
        label={text('login.account')}
        hint={text('login.account.hint')}
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen has this one purpose, and nothing precedes the form
        autoFocus={account === ''}
        maxLength={ACCOUNT_MAX}
      />
      <FormPasswordField
        name="password"
        label={text('login.password')}
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above, where the account is known
        autoFocus={account !== ''}
        maxLength={PASSWORD_MAX}
      />
      <FormSubmit>{text('login.submit')}</FormSubmit>
    </Form>
  );
}
