import { asFailure, type ApiFailure } from '@bourse/api-client';
import { useAppDispatch } from '@bourse/feature-kit';
import { useLanguage } from '@bourse/i18n';
import { refusalOf } from '../account/refusal';
import { recoveryApi } from '../api/recovery';
import { loginRequest, type LoginValues } from '../rules/login-rules';

/** A reply, or why there is none. */
export type Answered<Reply> = { readonly reply: Reply } | { readonly failure: ApiFailure };

/** Calls with the password of an owner who is not logged in. They are not kept in the store. */
export function useRecoveryCalls(owner: LoginValues) {
  const dispatch = useAppDispatch();
  const { language } = useLanguage();
  const { recoveryState, sendRecoveryCode, requestRecovery } = recoveryApi.endpoints;
  const untracked = { track: false } as const;
  const { user_string, password } = loginRequest(owner);
  const by = { user_string, password };
  return {
    read: () => answered(dispatch(recoveryState.initiate(by, untracked))),
    sendCode: async () => {
      const { error } = await dispatch(sendRecoveryCode.initiate({ ...by, lan: language }, untracked));
      return error && refusalOf(asFailure(error));
    },
    request: (code: string) => answered(dispatch(requestRecovery.initiate({ ...by, code }, untracked))),
  };
}

async function answered<Reply>(
  sent: PromiseLike<{ data?: Reply; error?: unknown }>,
): Promise<Answered<NonNullable<Reply>>> {
  const { data, error } = await sent;
  return data !== undefined && data !== null ? { reply: data } : { failure: asFailure(error) };
}
