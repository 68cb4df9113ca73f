import { Button, PasswordField, TextField } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, useState, type FormEvent } from 'react';
import { Failure } from '../failure';
import { identityMessages } from '../locales/messages';
import { ACCOUNT_MAX, checkLogin, PASSWORD_MAX, type LoginForm as LoginFields } from './rules';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 16 });

export interface LoginFormProps {
  /** Filled in from the start: of somebody who has just registered. */
  readonly account?: string;
  readonly isPending: boolean;
  /** Why the last try failed, in the reader's language. */
  readonly failure?: string | undefined;
  /** Called with a form that keeps the rules, once a try. */
  readonly onSubmit: (form: LoginFields) => void;
}

type Touched = { readonly [Field in keyof LoginFields]?: boolean };

/** Account and password. What is typed stays through failures; what is wrong is said after a field was left. */
export function LoginForm({ account: known = '', isPending, failure, onSubmit }: LoginFormProps) {
  const text = identityMessages.useText();
  const [form, setForm] = useState<LoginFields>({ account: known, password: '' });
  const [touched, setTouched] = useState<Touched>({});
  const account = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const problems = checkLogin(form);

  const errorOf = (field: keyof LoginFields) => {
    const problem = touched[field] ? problems[field] : undefined;
    return problem && text(problem);
  };
  const leave = (field: keyof LoginFields) => {
    // An empty field that was only passed through is not wrong yet.
    if (form[field] !== '') setTouched((before) => ({ ...before, [field]: true }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTouched({ account: true, password: true });
    if (problems.account) account.current?.focus();
    else if (problems.password) password.current?.focus();
    else onSubmit(form);
  };

  return (
    <Form noValidate onSubmit={submit} aria-label={text('login.title')}>
      {failure !== undefined && <Failure>{failure}</Failure>}
      <TextField
        label={text('login.account')}
        hint={text('login.account.hint')}
        name="username"
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen has this one purpose, and nothing stands before the form
        autoFocus={known === ''}
        maxLength={ACCOUNT_MAX}
        value={form.account}
        error={errorOf('account')}
        inputRef={account}
        onChange={(value) => setForm({ ...form, account: value })}
        onBlur={() => leave('account')}
      />
      <PasswordField
        label={text('login.password')}
        name="password"
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above, where the account is known
        autoFocus={known !== ''}
        maxLength={PASSWORD_MAX}
        value={form.password}
        error={errorOf('password')}
        inputRef={password}
        onChange={(value) => setForm({ ...form, password: value })}
        onBlur={() => leave('password')}
      />
      <Button type="submit" size="large" fullWidth pending={isPending}>
        {text('login.submit')}
      </Button>
    </Form>
  );
}
