import { asFailure, readFresh, type ApiFailure } from '@bourse/api-client';
import { secondFactor } from '@bourse/contracts/security';
import { useAppDispatch } from '@bourse/feature-kit';
import type { Problem } from '@bourse/ui-kit/forms';
import { refusalOf } from '../account/refusal';
import { secondFactorApi } from '../api/second-factor';

type Answered<Reply> = { readonly reply: Reply } | { readonly problem: Problem; readonly failure: ApiFailure };

/** Calls whose replies are secret: they are not kept in the store. */
export function useSecretCalls() {
  const dispatch = useAppDispatch();
  const { beginSecondFactor, confirmSecondFactor, newRecoveryCodes } = secondFactorApi.endpoints;
  const untracked = { track: false } as const;
  return {
    begin: (password: string) => answered(dispatch(beginSecondFactor.initiate({ password }, untracked))),
    confirm: (code: string) => answered(dispatch(confirmSecondFactor.initiate({ code }, untracked))),
    /** Whether the exchange has the second factor on; `false` where it cannot be read. */
    isOn: async () => (await dispatch(readFresh(secondFactor, {}))).data?.isOn ?? false,
    newCodes: () => answered(dispatch(newRecoveryCodes.initiate(undefined, untracked))),
  };
}

async function answered<Reply>(
  sent: PromiseLike<{ data?: Reply; error?: unknown }>,
): Promise<Answered<NonNullable<Reply>>> {
  const { data, error } = await sent;
  if (data !== undefined && data !== null) return { reply: data };
  const failure = asFailure(error);
  return { problem: refusalOf(failure), failure };
}
