import { asFailure, isUnknownOutcome, type ApiFailure } from '@bourse/api-client';
import type { Recovery } from '@bourse/contracts/security';
import { useAppDispatch } from '@bourse/feature-kit';
import { useLanguage } from '@bourse/i18n';
import { refusalOf } from '../account/refusal';
import { recoveryApi } from '../api/recovery';
import { loginRequest, type LoginValues } from '../rules/login-rules';

type Answered<Reply> = { readonly reply: Reply } | { readonly failure: ApiFailure };

/** Calls with the password of an owner who is not logged in. They are not kept in the store. */
export function useRecoveryCalls(owner: LoginValues) {
  const dispatch = useAppDispatch();
  const { language } = useLanguage();
  const { recoveryState, sendRecoveryCode, requestRecovery } = recoveryApi.endpoints;
  const untracked = { track: false } as const;
  const { user_string, password } = loginRequest(owner);
  const by = { user_string, password };
  const read = () => answered(dispatch(recoveryState.initiate(by, untracked)));
  return {
    read,
    sendCode: async () => {
      const { error } = await dispatch(sendRecoveryCode.initiate({ ...by, lan: language }, untracked));
      return error && refusalOf(asFailure(error));
    },
    /** A request whose reply is lost may have been made: its state is read in place of the reply. */
    request: async (code: string): Promise<Answered<Recovery>> => {
      const answer = await answered(dispatch(requestRecovery.initiate({ ...by, code }, untracked)));
      if ('reply' in answer || !isUnknownOutcome(answer.failure)) return answer;
      const found = await read();
      return 'reply' in found && found.reply.status === 'review' ? found : answer;
    },
  };
}

async function answered<Reply>(
  sent: PromiseLike<{ data?: Reply; error?: unknown }>,
): Promise<Answered<NonNullable<Reply>>> {
  const { data, error } = await sent;
  return data !== undefined && data !== null ? { reply: data } : { failure: asFailure(error) };
}
