import { CatalogueTrans } from '@bourse/i18n';
import { LinkButton, Tabs } from '@bourse/ui-kit';
import {
  Form,
  FormCheckbox,
  FormCodeField,
  FormSubmit,
  FormTextField,
  useFormValue,
  type Problem,
  FormPhoneField,
} from '@bourse/ui-kit/forms';
import type { ReactNode } from 'react';
import { identityMessages } from '../locales/messages';
import { NewPasswordFields } from '../account/new-password-fields';
import { ACCOUNT_MAX } from '../rules/login-rules';
import { CODE_MAX, INVITE_CODE_MAX, recipientOf, type Channel, type RegisterValues } from '../rules/register-rules';
import type { RegisterFormState } from './use-register-form';

export interface RegisterFormProps {
  readonly form: RegisterFormState;
  /** Sends a code to the form's recipient. Resolves to the problem if it was refused. */
  readonly onSend: (values: RegisterValues) => Promise<Problem | undefined>;
  /** Called with valid values, once per submit. */
  readonly onSubmit: (values: RegisterValues) => Promise<void>;
  /** The field of the trade password, where the back end wants it at registration. */
  readonly tradePassword?: ReactNode;
  /** An invite code that any visitor of a practice venue may use. */
  readonly offeredCode?: string | undefined;
  readonly onReadAgreement: () => void;
}

/** The fields of the account: an email address (`email`), or a phone number with its country (`phone`, `country`). */
function AccountFields({ channel }: { readonly channel: Channel }) {
  const text = identityMessages.useText();
  if (channel === 'mobile') return <FormPhoneField name="phone" countryName="country" label={text('register.phone')} />;
  return (
    <FormTextField
      name="email"
      label={text('register.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={ACCOUNT_MAX}
    />
  );
}

/** All fields of a registration. The input survives failures and a change of the channel. */
export function RegisterForm(props: RegisterFormProps) {
  const { form, tradePassword, offeredCode, onSend, onSubmit, onReadAgreement } = props;
  const text = identityMessages.useText();
  const channel = useFormValue(form, 'channel');
  const recipient = recipientOf({
    channel,
    email: useFormValue(form, 'email'),
    country: useFormValue(form, 'country'),
    phone: useFormValue(form, 'phone'),
  });
  const changeChannel = (next: Channel) => {
    form.set({ channel: next });
    // The code was sent to the other channel.
    form.clear('code');
  };
  return (
    <Form form={form} label={text('register.title')} errorText={text} onSubmit={onSubmit}>
      <Tabs
        label={text('register.by')}
        items={[
          { id: 'email', label: text('register.byEmail') },
          { id: 'mobile', label: text('register.byPhone') },
        ]}
        value={channel}
        onChange={changeChannel}
        fullWidth
      >
        <AccountFields channel={channel} />
        {/* Above the button that sends the code, which needs it. */}
        <FormCheckbox
          name="agreed"
          label={
            <CatalogueTrans
              catalogue={identityMessages}
              textKey="register.agree"
              components={{ agreement: <LinkButton type="button" onClick={onReadAgreement} /> }}
            />
          }
        />
        <FormCodeField
          name="code"
          label={text('register.code')}
          hint={text(channel === 'email' ? 'register.codeByMail' : 'register.codeBySms')}
          purpose="register"
          channel={channel}
          recipient={recipient}
          maxLength={CODE_MAX}
          mayBeSent={() => form.check(channel === 'email' ? 'email' : 'phone', 'agreed')}
          onSend={() => onSend(form.values())}
        />
        <NewPasswordFields label={text('login.password')} />
        {tradePassword}
        <FormTextField
          name="inviteCode"
          label={text('register.inviteCode')}
          hint={text('register.inviteCode.hint')}
          end={
            offeredCode !== undefined && (
              <LinkButton
                type="button"
                style={{ whiteSpace: 'nowrap' }}
                onClick={() => form.set({ inviteCode: offeredCode })}
              >
                {text('register.inviteCode.use', { code: offeredCode })}
              </LinkButton>
            )
          }
          autoComplete="off"
          maxLength={INVITE_CODE_MAX}
        />
        <FormSubmit>{text('register.submit')}</FormSubmit>
      </Tabs>
    </Form>
  );
}
