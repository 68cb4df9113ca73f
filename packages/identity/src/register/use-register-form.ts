import { useForm } from '@bourse/ui-kit/forms';
import { ACCOUNT_MAX } from '../rules/login-rules';
import { EMPTY, INVITE_CODE_MAX, registerSchema, type RegisterValues } from '../rules/register-rules';

/**
 * The address parameters `email` and `extension_code`, cut to the maximum lengths of the fields. A given email address
 * selects the email channel.
 */
export function prefilledFrom(search: URLSearchParams): Partial<RegisterValues> {
  const email = search.get('email')?.trim().slice(0, ACCOUNT_MAX) ?? '';
  const inviteCode = search.get('extension_code')?.trim().slice(0, INVITE_CODE_MAX) ?? '';
  return {
    ...(email !== '' && { email, channel: 'email' }),
    ...(inviteCode !== '' && { inviteCode }),
  };
}

/** The registration form. The tab keeps the input over a reload, because the code may be read in another app; no secret, no consent. */
export function useRegisterForm(prefilled?: Partial<RegisterValues>) {
  return useForm({
    schema: registerSchema,
    defaults: EMPTY,
    prefilled,
    draft: { key: 'register', isPublic: true, except: ['agreed'] },
  });
}

export type RegisterFormState = ReturnType<typeof useRegisterForm>;
