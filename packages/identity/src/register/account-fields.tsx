import { TextField } from '@bourse/ui-kit';
import { identityMessages } from '../locales/messages';
import { ACCOUNT_MAX } from '../login/rules';
import { CountryField } from './country-field';
import type { RegisterForm } from './rules';

/** Room for the spaces, dashes and brackets that people write a number with. */
const PHONE_MAX = 20;

export interface AccountFieldsProps {
  readonly form: RegisterForm;
  readonly onChange: (form: RegisterForm) => void;
  readonly error: string | undefined;
  readonly onBlur: () => void;
  readonly name: string;
}

/** What the account is named by: an e-mail address, or a phone number with its country. */
export function AccountFields({ form, onChange, ...field }: AccountFieldsProps) {
  const text = identityMessages.useText();
  if (form.channel === 'email') {
    return (
      <TextField
        {...field}
        label={text('register.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={ACCOUNT_MAX}
        value={form.email}
        onChange={(email) => onChange({ ...form, email })}
      />
    );
  }
  return (
    <>
      <CountryField value={form.country} onChange={(country) => onChange({ ...form, country })} />
      <TextField
        {...field}
        label={text('register.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={PHONE_MAX}
        start={`+${form.country.areaCode}`}
        value={form.phone}
        onChange={(phone) => onChange({ ...form, phone })}
      />
    </>
  );
}
