import { Button, Checkbox, colour, PasswordField, Tabs, TextField } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, useState, type FormEvent } from 'react';
import { Failure } from '../failure';
import { identityMessages } from '../locales/messages';
import { PASSWORD_MAX } from '../login/rules';
import { AccountFields } from './account-fields';
import { CodeField } from './code-field';
import {
  checkRegister,
  checkSendCode,
  INVITE_CODE_MAX,
  recipientOf,
  REGISTER_FIELDS,
  type Channel,
  type RegisterField,
  type RegisterForm as RegisterFields,
  type RegisterProblems,
} from './rules';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Agreement = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 6 });

const Read = styled('button')({
  marginLeft: 24,
  padding: 0,
  border: 0,
  font: 'inherit',
  fontSize: 13,
  color: colour.accent,
  background: 'none',
  textDecoration: 'underline',
  cursor: 'pointer',
});

export interface RegisterFormProps {
  readonly form: RegisterFields;
  readonly onChange: (form: RegisterFields) => void;
  readonly sending: {
    readonly isPending: boolean;
    readonly secondsLeft: number;
    readonly isSent: boolean;
    readonly failure: string | undefined;
  };
  /** Called where a code may be sent; resolves to whether it is on its way. */
  readonly onSend: () => Promise<boolean>;
  readonly isPending: boolean;
  /** Why the last try failed, in the reader's language. */
  readonly failure: string | undefined;
  /** What is wrong with the code, as the server says. */
  readonly codeFailure: string | undefined;
  /** Called with a form that keeps the rules, once a try. */
  readonly onSubmit: () => void;
  readonly onReadAgreement: () => void;
}

type Touched = { readonly [Field in RegisterField]?: boolean };
const ALL_TOUCHED: Touched = Object.fromEntries(REGISTER_FIELDS.map((field) => [field, true]));

/** Everything that an account needs. What is typed stays through failures and from tab to tab; what is wrong is said after a field was left. */
export function RegisterForm(props: RegisterFormProps) {
  const { form, onChange, sending, onSend, isPending, failure, codeFailure, onSubmit, onReadAgreement } = props;
  const text = identityMessages.useText();
  const [touched, setTouched] = useState<Touched>({});
  const element = useRef<HTMLFormElement>(null);
  const problems = checkRegister(form);

  const touch = (fields: Touched) => setTouched((before) => ({ ...before, ...fields }));
  const errorOf = (field: RegisterField) => {
    const problem = touched[field] ? problems[field] : undefined;
    return problem && text(problem);
  };
  const fieldOf = (field: Exclude<RegisterField, 'agreed'>) => ({
    name: field,
    error: errorOf(field),
    onBlur: () => {
      // An empty field that was only passed through is not wrong yet.
      if ((field === 'account' ? recipientOf(form) : form[field]) !== '') touch({ [field]: true });
    },
  });
  const focus = (field: RegisterField) => {
    const input = element.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  /** Is anything wrong? Then the first of it gets the focus. */
  const isStopped = (found: RegisterProblems) => {
    const first = REGISTER_FIELDS.find((field) => found[field] !== undefined);
    if (first) focus(first);
    return first !== undefined;
  };
  const send = async () => {
    touch({ account: true, agreed: true });
    if (isStopped(checkSendCode(form)) || !(await onSend())) return;
    // That it is missing is said again when it is still missing.
    touch({ code: false });
    focus('code');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTouched(ALL_TOUCHED);
    if (!isStopped(problems)) onSubmit();
  };
  const turnTo = (channel: Channel) => {
    // The code went to the other one.
    onChange({ ...form, channel, code: '' });
    setTouched({});
  };
  const code = fieldOf('code');

  return (
    <Form ref={element} noValidate onSubmit={submit} aria-label={text('register.title')}>
      <Tabs
        label={text('register.by')}
        items={[
          { id: 'email', label: text('register.byEmail') },
          { id: 'mobile', label: text('register.byPhone') },
        ]}
        value={form.channel}
        onChange={turnTo}
        fullWidth
      />
      <AccountFields form={form} onChange={onChange} {...fieldOf('account')} />
      <CodeField
        {...code}
        error={code.error ?? codeFailure ?? sending.failure}
        value={form.code}
        onChange={(value) => onChange({ ...form, code: value })}
        onSend={() => void send()}
        channel={form.channel}
        isSending={sending.isPending}
        secondsLeft={sending.secondsLeft}
        sentTo={sending.isSent ? recipientOf(form) : undefined}
      />
      <PasswordField
        {...fieldOf('password')}
        label={text('login.password')}
        hint={text('register.password.hint')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={form.password}
        onChange={(password) => onChange({ ...form, password })}
      />
      <PasswordField
        {...fieldOf('repeat')}
        label={text('register.repeat')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={form.repeat}
        onChange={(repeat) => onChange({ ...form, repeat })}
      />
      <TextField
        {...fieldOf('inviteCode')}
        label={text('register.inviteCode')}
        hint={text('register.inviteCode.hint')}
        autoComplete="off"
        maxLength={INVITE_CODE_MAX}
        value={form.inviteCode}
        onChange={(inviteCode) => onChange({ ...form, inviteCode })}
      />
      <Agreement>
        <Checkbox
          name="agreed"
          error={errorOf('agreed')}
          label={text('register.agree')}
          checked={form.agreed}
          onChange={(isAgreed) => onChange({ ...form, agreed: isAgreed })}
        />
        <Read type="button" onClick={onReadAgreement}>
          {text('register.readAgreement')}
        </Read>
      </Agreement>
      {failure !== undefined && <Failure>{failure}</Failure>}
      <Button type="submit" size="large" fullWidth pending={isPending}>
        {text('register.submit')}
      </Button>
    </Form>
  );
}
