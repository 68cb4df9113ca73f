import { writeStored } from '@bourse/storage';
import { serverTexts, useLanguage } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
import { uiKitMessages } from '../../locales/messages';
import { KitProviders } from '../../testing';
import {
  Form,
  FormCheckbox,
  FormNumberField,
  FormPasswordField,
  FormSubmit,
  FormTextField,
  useForm,
  type FormOf,
} from '..';

beforeAll(() => preloadMessages([uiKitMessages, serverTexts], ['en', 'zh']));

const schema = v.pipe(
  v.object({
    account: v.pipe(v.string(), v.trim(), v.nonEmpty('account-missing')),
    password: v.pipe(v.string(), v.minLength(6, 'password-short')),
    repeat: v.string(),
    amount: v.string(),
    agreed: v.boolean(),
  }),
  v.forward(
    v.partialCheck([['password'], ['repeat']], ({ password, repeat }) => password === repeat, 'repeat-differs'),
    ['repeat'],
  ),
);
const EMPTY = { account: '', password: '', repeat: '', amount: '', agreed: false };
type Values = typeof EMPTY;

const CODES: Readonly<Record<string, string>> = {
  'account-missing': 'Enter your account',
  'password-short': 'At least 6 characters',
  'repeat-differs': 'The passwords differ',
  'no-answer': 'No answer',
};

interface SampleProps {
  readonly onSubmit: (values: Values, form: FormOf<Values>) => void | Promise<void>;
}

function Sample({ onSubmit }: SampleProps) {
  const form = useForm({ schema, defaults: EMPTY, draft: { key: 'sample' } });
  return (
    <Form
      form={form}
      label="Sample"
      errorText={(code) => CODES[code] ?? code}
      onSubmit={(values) => onSubmit(values, form)}
    >
      <FormTextField name="account" label="Account" />
      <FormPasswordField name="password" label="Password" />
      <FormPasswordField name="repeat" label="Repeat" />
      <FormNumberField name="amount" label="Amount" decimals={2} />
      <FormCheckbox name="agreed" label="Agreed" />
      <FormSubmit>Send</FormSubmit>
    </Form>
  );
}

function open(onSubmit: SampleProps['onSubmit'] = () => {}) {
  writeStored('user_id', '7');
  const view = render(<Sample onSubmit={onSubmit} />, { wrapper: KitProviders });
  return { ...view, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const send = () => screen.getByRole('button', { name: /Send|Processing/ });

test('the form shows an error after the field lost the focus, not while it is typed into', async () => {
  const { user } = open();
  await user.type(field('Password'), 'abc');
  expect(screen.queryByText('At least 6 characters')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('At least 6 characters')).toBeVisible();
  await user.type(field('Password'), 'def');
  await waitFor(() => expect(screen.queryByText('At least 6 characters')).not.toBeInTheDocument());
});

test('the form shows no error at an empty field that only had the focus', async () => {
  const { user } = open();
  await user.click(field('Account'));
  await user.tab();
  await user.tab();
  expect(field('Account')).toBeValid();
});

test('the form shows the error of the field that a press left only after the release, so that the pressed button stays in its place', async () => {
  const { user } = open();
  await user.type(field('Password'), 'abc');
  await user.pointer({ keys: '[MouseLeft>]', target: send() });
  expect(field('Password')).not.toHaveFocus();
  await act(async () => {});
  expect(screen.queryByText('At least 6 characters')).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText('At least 6 characters')).toBeVisible();
});

test('the form keeps the line of the error at every field', () => {
  open();
  for (const label of ['Account', 'Password', 'Repeat', 'Amount', 'Agreed']) {
    expect(field(label).closest('[data-field]')?.querySelector('[data-roomy]')).toBeInTheDocument();
  }
});

test('the form focuses the first invalid field on submit and shows all errors', async () => {
  const { user } = open();
  await user.click(send());
  expect(await screen.findByText('Enter your account')).toBeVisible();
  expect(screen.getByText('At least 6 characters')).toBeVisible();
  expect(field('Account')).toHaveFocus();
});

test('the form does not submit a number whose text has no value as an empty field', async () => {
  const onSubmit = vi.fn<SampleProps['onSubmit']>();
  const { user } = open(onSubmit);
  await user.type(field('Account'), 'ann');
  await user.type(field('Password'), 'secret1');
  await user.type(field('Repeat'), 'secret1');
  await user.type(field('Amount'), '1.2.');
  await user.click(send());
  expect(field('Amount')).toHaveFocus();
  expect(field('Amount')).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the form takes back the error of a checked field with its change, before the field loses the focus', async () => {
  const seen: FormOf<Values>[] = [];
  function Checked() {
    const form = useForm({ schema, defaults: EMPTY });
    return (
      <Form form={form} label="Checked" errorText={(code) => CODES[code] ?? code} onSubmit={() => {}}>
        <FormTextField name="account" label="Account" />
        <button type="button" onClick={() => seen.push(form)}>
          Show
        </button>
      </Form>
    );
  }
  const user = userEvent.setup();
  render(<Checked />, { wrapper: KitProviders });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await act(async () => expect(await seen[0]?.check('account')).toBe(false));
  expect(await screen.findByText('Enter your account')).toBeVisible();
  await user.keyboard('ann');
  expect(field('Account')).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Enter your account')).not.toBeInTheDocument());
});

test('the form submits the output of the schema', async () => {
  const onSubmit = vi.fn<SampleProps['onSubmit']>();
  const { user } = open(onSubmit);
  await user.type(field('Account'), '  ann ');
  await user.type(field('Password'), 'secret1');
  await user.type(field('Repeat'), 'secret1');
  await user.type(field('Amount'), '12.5');
  await user.click(field('Agreed'));
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    account: 'ann',
    password: 'secret1',
    repeat: 'secret1',
    amount: '12.5',
    agreed: true,
  });
});

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Account'), 'ann');
  await user.type(field('Password'), 'secret1');
  await user.type(field('Repeat'), 'secret1');
}

test('the form ignores a second Enter while the submit is pending', async () => {
  const reply = Promise.withResolvers<void>();
  const onSubmit = vi.fn<SampleProps['onSubmit']>(() => reply.promise);
  const { user } = open(onSubmit);
  await fill(user);
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
  await user.click(send());
  await act(async () => reply.resolve());
  await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'false'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the form validates a dependent field again when the other field changes', async () => {
  const { user } = open();
  await fill(user);
  await user.type(field('Repeat'), 'x');
  await user.tab();
  expect(await screen.findByText('The passwords differ')).toBeVisible();
  await user.type(field('Password'), 'x');
  await waitFor(() => expect(screen.queryByText('The passwords differ')).not.toBeInTheDocument());
});

test('the form shows a refusal at its field until that field changes', async () => {
  const { user } = open((_values, form) => form.refuse({ serverText: '用户不存在' }, 'account'));
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(field('Account')).toBeInvalid());
  expect(field('Account')).toHaveFocus();
  await user.type(field('Amount'), '1');
  expect(field('Account')).toBeInvalid();
  await user.type(field('Account'), 'a');
  await waitFor(() => expect(field('Account')).toBeValid());
});

test('the form shows a refusal of the form until a field changes, and keeps the input', async () => {
  const { user } = open((_values, form) => form.refuse('no-answer'));
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('No answer')).toBeVisible();
  expect(field('Password')).toHaveValue('secret1');
  await user.type(field('Amount'), '1');
  await waitFor(() => expect(screen.queryByText('No answer')).not.toBeInTheDocument());
});

test('the form submits again after a refusal that the user did not answer with a change', async () => {
  const onSubmit = vi.fn<SampleProps['onSubmit']>((_values, form) => form.refuse('no-answer', 'account'));
  const { user } = open(onSubmit);
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(field('Account')).toBeInvalid());
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

function Switch() {
  const { setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => void setLanguage('zh')}>
      switch
    </button>
  );
}

test('the form translates visible errors and refusals when the language changes', async () => {
  render(
    <>
      <Sample onSubmit={(_values, form) => form.refuse({ serverText: '密码错误' }, 'password')} />
      <Switch />
    </>,
    { wrapper: KitProviders },
  );
  const user = userEvent.setup();
  await fill(user);
  await user.click(send());
  const alert = await screen.findByText(/password/i, { selector: '[id$="-error"]' });
  const english = alert.textContent;
  await user.click(screen.getByText('switch'));
  await waitFor(() => expect(screen.getByText('密码错误')).toBeVisible());
  expect(screen.queryByText(english)).not.toBeInTheDocument();
});

test('the form restores the draft after a reload, without secrets', async () => {
  const first = open();
  await fill(first.user);
  await first.user.click(field('Agreed'));
  expect(sessionStorage.getItem('bourse.draft.sample')).not.toContain('secret1');
  first.unmount();
  open();
  expect(field('Account')).toHaveValue('ann');
  expect(field('Agreed')).toBeChecked();
  expect(field('Password')).toHaveValue('');
});

test('the form keeps the input during a 999 and restores the draft after the login', async () => {
  const first = open();
  await fill(first.user);
  act(() => writeStored('user_id', undefined));
  expect(field('Account')).toHaveValue('ann');
  first.unmount();
  render(<Sample onSubmit={() => {}} />, { wrapper: KitProviders });
  expect(field('Account')).toHaveValue('');
  act(() => writeStored('user_id', '7'));
  await waitFor(() => expect(field('Account')).toHaveValue('ann'));
});

test('the form drops the draft of another user', async () => {
  const first = open();
  await fill(first.user);
  act(() => writeStored('user_id', '8'));
  await waitFor(() => expect(field('Account')).toHaveValue(''));
  expect(field('Password')).toHaveValue('');
  expect(sessionStorage.getItem('bourse.draft.sample')).toBeNull();
});

test('a reset empties the form and drops the draft', async () => {
  const { user } = open((_values, form) => form.reset());
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(field('Account')).toHaveValue(''));
  expect(sessionStorage.getItem('bourse.draft.sample')).toBeNull();
});
