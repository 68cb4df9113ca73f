import { FormPasswordField } from '@bourse/ui-kit/forms';
import { identityMessages } from '../locales/messages';
import { PASSWORD_MAX } from '../rules/login-rules';

/** The fields `password` and `repeat` of a form that sets a password. */
export function NewPasswordFields({ label }: { readonly label: string }) {
  const text = identityMessages.useText();
  return (
    <>
      <FormPasswordField
        name="password"
        label={label}
        hint={text('register.password.hint')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        showsStrength
      />
      <FormPasswordField
        name="repeat"
        label={text('register.repeat')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
      />
    </>
  );
}
