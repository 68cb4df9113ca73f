import { asFailure, isUnknownOutcome } from '@bourse/api-client';
import { useRef, useState } from 'react';
import { useFailureText } from '../failure-text';
import { identityMessages } from '../locales/messages';
import { useCheckEmailCodeMutation, useCheckMobileCodeMutation, useRegisterMutation } from './api';
import { recipientOf, registerRequest, type RegisterForm } from './rules';

export interface Register {
  readonly isPending: boolean;
  /** Why the last try failed. */
  readonly failure: string | undefined;
  /** What was wrong with the verification code, as long as it is the same one for the same recipient. */
  readonly codeFailure: string | undefined;
  /** Resolves to whether there is an account now. */
  readonly submit: () => Promise<boolean>;
}

interface Failed {
  readonly text: string;
  readonly at: 'code' | 'register';
  readonly form: RegisterForm;
}

/** A try: the code is checked first, then the registration is submitted (trading side, section 4). One at a time. */
export function useRegister(form: RegisterForm): Register {
  const text = identityMessages.useText();
  const failureText = useFailureText();
  const [checkEmail] = useCheckEmailCodeMutation();
  const [checkMobile] = useCheckMobileCodeMutation();
  const [register] = useRegisterMutation();
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState<Failed>();

  const attempt = async (): Promise<Failed | undefined> => {
    const code = form.code.trim();
    try {
      if (form.channel === 'email') await checkEmail({ email_code: code }).unwrap();
      else await checkMobile({ mobile_code: code }).unwrap();
    } catch (error) {
      return { text: failureText(asFailure(error)), at: 'code', form };
    }
    try {
      await register(registerRequest(form)).unwrap();
      return undefined;
    } catch (error) {
      const failure = asFailure(error);
      // Nobody should wonder why the code is no longer good: the account may be there.
      const said = isUnknownOutcome(failure) ? text('register.unknown') : failureText(failure);
      return { text: said, at: 'register', form };
    }
  };

  const submit = async () => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(true);
    setFailed(undefined);
    const outcome = await attempt();
    isBusy.current = false;
    setPending(false);
    setFailed(outcome);
    return outcome === undefined;
  };

  const isSameCode = failed?.form.code === form.code && recipientOf(failed.form) === recipientOf(form);
  return {
    isPending,
    failure: failed?.at === 'register' ? failed.text : undefined,
    codeFailure: failed?.at === 'code' && isSameCode ? failed.text : undefined,
    submit,
  };
}
