import { FormPhoneField, FormTextField } from '@bourse/ui-kit/forms';
import { identityMessages } from '../locales/messages';
import { ACCOUNT_MAX } from '../rules/login-rules';
import type { Channel } from '../rules/register-rules';

/** The fields of the account: an email address (`email`), or a phone number with its country (`phone`, `country`). */
export function AccountFields({ channel }: { readonly channel: Channel }) {
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
