import { asFailure } from '@bourse/api-client';
import { useToast } from '@bourse/ui-kit';
import { CHINA, Form, FormCodeField, FormSubmit, FormTextField, useForm, useFormValue } from '@bourse/ui-kit/forms';
import { useNavigate } from 'react-router';
import { Card } from '../layout/card';
import { identityMessages } from '../locales/messages';
import { bindEmailSchema } from '../rules/bind-email-rules';
import { ACCOUNT_MAX } from '../rules/login-rules';
import { refusalOf } from '../account/refusal';
import { CODE_MAX } from '../rules/register-rules';
import { useSendCode } from '../register/use-send-code';
import { useBindEmailMutation } from '../api/settings';
import { PATHS } from '../paths';

/** `/bindEmail`: binds an email address with a code that is sent to it. */
export function Component() {
  const text = identityMessages.useText();
  const toast = useToast();
  const navigate = useNavigate();
  const send = useSendCode();
  const [bind] = useBindEmailMutation();
  const form = useForm({ schema: bindEmailSchema, defaults: { email: '', code: '' }, draft: { key: 'bind-email' } });
  const email = useFormValue(form, 'email').trim();

  const submit = async ({ code }: { code: string }) => {
    const { error } = await bind({ email, code });
    if (error) {
      form.refuse(refusalOf(asFailure(error)));
      return;
    }
    form.reset();
    toast.success(text('bindEmail.done'));
    await navigate(PATHS.accountSettings, { replace: true });
  };
  return (
    <Card>
      <h1>{text('bindEmail.title')}</h1>
      <p>{text('bindEmail.lead')}</p>
      <Form form={form} label={text('bindEmail.title')} errorText={text} onSubmit={submit}>
        <FormTextField
          name="email"
          label={text('register.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={ACCOUNT_MAX}
        />
        <FormCodeField
          name="code"
          label={text('register.code')}
          hint={text('register.codeByMail')}
          purpose="bind"
          channel="email"
          recipient={email}
          maxLength={CODE_MAX}
          mayBeSent={() => form.check('email')}
          onSend={() => send({ channel: 'email', email, phone: '', country: CHINA })}
        />
        <FormSubmit>{text('bindEmail.submit')}</FormSubmit>
      </Form>
    </Card>
  );
}
