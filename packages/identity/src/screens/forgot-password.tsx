import { asFailure } from '@bourse/api-client';
import { useAppDispatch } from '@bourse/feature-kit';
import { Form, FormCodeField, FormSubmit, FormTextField, useForm, useFormValue } from '@bourse/ui-kit/forms';
import { Link, useLocation, useNavigate, useSearchParams, type Location } from 'react-router';
import { Card, OtherWay } from '../layout/card';
import { accountOf, channelOf, codeRecipient, forgotSchema } from '../rules/forgot-password-rules';
import { codeConfirmed } from '../forgot-password/slice';
import { identityMessages } from '../locales/messages';
import { ACCOUNT_MAX } from '../rules/login-rules';
import { refusalOf } from '../account/refusal';
import { useCheckEmailCodeMutation, useCheckMobileCodeMutation } from '../api/registration';
import { CODE_MAX } from '../rules/register-rules';
import { useSendCode } from '../register/use-send-code';
import { PATHS } from '../paths';

/** Checks the code of a channel; the failure, if it is refused. */
function useCheckCode() {
  const [checkEmail] = useCheckEmailCodeMutation();
  const [checkMobile] = useCheckMobileCodeMutation();
  return async (channel: 'email' | 'mobile', code: string) => {
    const { error } = await (channel === 'email'
      ? checkEmail({ email_code: code })
      : checkMobile({ mobile_code: code }));
    return error && asFailure(error);
  };
}

/** The form, with the account that the address names. */
function useForgotForm() {
  const [search] = useSearchParams();
  return useForm({
    schema: forgotSchema,
    defaults: { account: '', code: '' },
    prefilled: search.has('account')
      ? { account: accountOf(search.get('account') ?? '').slice(0, ACCOUNT_MAX) }
      : undefined,
    draft: { key: 'forgot', isPublic: true },
  });
}

/** `/forgetPwd`: account and code. An unknown account gets the same answers as a known one. */
export function Component() {
  const text = identityMessages.useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { state } = useLocation() as Location<unknown>;
  const send = useSendCode('forget');
  const checkCode = useCheckCode();
  const form = useForgotForm();
  const account = accountOf(useFormValue(form, 'account'));
  const channel = channelOf(account) ?? 'email';

  const sendCode = async () => {
    const recipient = await codeRecipient(account);
    return recipient ? send(recipient) : 'forgot.accountPattern';
  };
  const submit = async ({ code }: { code: string }) => {
    const failure = await checkCode(channel, code);
    if (failure) {
      form.refuse(refusalOf(failure), 'code');
      return;
    }
    dispatch(codeConfirmed({ account, code }));
    await navigate(PATHS.resetPassword, { state });
  };
  return (
    <Card>
      <h1>{text('forgot.title')}</h1>
      <p>{text('forgot.lead')}</p>
      <Form form={form} label={text('forgot.title')} errorText={text} onSubmit={submit}>
        <FormTextField
          name="account"
          label={text('login.account')}
          hint={text('login.account.hint')}
          autoComplete="username"
          maxLength={ACCOUNT_MAX}
        />
        <FormCodeField
          name="code"
          label={text('register.code')}
          purpose="forget"
          channel={channel}
          recipient={account}
          maxLength={CODE_MAX}
          mayBeSent={() => form.check('account')}
          onSend={sendCode}
        />
        <FormSubmit>{text('forgot.next')}</FormSubmit>
      </Form>
      <OtherWay>
        <Link to={PATHS.login} state={state}>
          {text('forgot.back')}
        </Link>
      </OtherWay>
    </Card>
  );
}
