import { useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router';
import { identityMessages } from '../locales/messages';
import { registeredStateOf, useCapabilities, useTradePassword } from '@bourse/feature-kit';
import { AgreementDialog } from './agreement-dialog';
import { RegisterForm } from './register-form';
import { accountOf, type RegisterValues, registerRequest } from '../rules/register-rules';
import { asFailure } from '@bourse/api-client';
import type { Problem } from '@bourse/ui-kit/forms';
import { refusalOf, writeProblemOf } from '../account/refusal';
import { useLogin } from '../login/use-login';
import { markNewcomer } from '../next-steps/first-steps';
import { useCheckEmailCodeMutation, useCheckMobileCodeMutation, useRegisterMutation } from '../api/registration';
import { prefilledFrom, useRegisterForm } from './use-register-form';
import { useSendCode } from './use-send-code';
import { PATHS } from '../paths';

/** Logs in with a new account. Where that fails, goes to the login screen with the account filled in. */
function useFirstLogIn() {
  const text = identityMessages.useText();
  const toast = useToast();
  const navigate = useNavigate();
  const logIn = useLogin();
  const { state } = useLocation() as Location<unknown>;
  return async (account: string, password: string) => {
    markNewcomer();
    // A success ends the register screen: it redirects a user who is logged in.
    if ((await logIn({ account, password })) === undefined) return;
    toast.success(text('register.done'));
    // The account overview has the first steps of a new user.
    await navigate(PATHS.login, { replace: true, state: registeredStateOf(state, account, PATHS.accountCenter) });
  };
}

/** The form with the values of the address. */
function usePrefilledForm() {
  const [search] = useSearchParams();
  return useRegisterForm(prefilledFrom(search));
}

/** Why a registration failed: about the code, or about the whole form. */
interface RegisterFailure {
  readonly problem: Problem;
  readonly field: 'code' | undefined;
}

/** Checks the code, then submits the registration (trading side, section 4). Resolves to the failure, if any. */
function useRegister(): (values: RegisterValues) => Promise<RegisterFailure | undefined> {
  const [checkEmail] = useCheckEmailCodeMutation();
  const [checkMobile] = useCheckMobileCodeMutation();
  const [register] = useRegisterMutation();
  return async (values) => {
    const code = values.code.trim();
    const check = values.channel === 'email' ? checkEmail({ email_code: code }) : checkMobile({ mobile_code: code });
    const { error: wrongCode } = await check;
    if (wrongCode) return { problem: refusalOf(asFailure(wrongCode)), field: 'code' };

    const { error } = await register(registerRequest(values));
    if (!error) return undefined;
    const failure = asFailure(error);
    // The account may exist: a second registration would be refused because of the used code.
    return { problem: writeProblemOf(failure, 'register.unknown'), field: undefined };
  };
}

/** The registration form with its calls. A success logs in with the new account. */
export function RegisterPanel() {
  const text = identityMessages.useText();
  const form = usePrefilledForm();
  const [isReading, setReading] = useState(false);
  const send = useSendCode();
  const register = useRegister();
  const logIn = useFirstLogIn();
  const inviteCode = useCapabilities().practice?.inviteCode;
  const tradePassword = useTradePassword('register', { hint: text('register.tradePassword.hint') });

  const submit = async (values: RegisterValues) => {
    const failure = await register(values);
    if (failure) {
      form.refuse(failure.problem, failure.field);
      return;
    }
    form.reset();
    await logIn(accountOf(values), values.password);
  };
  const accept = () => {
    form.set({ agreed: true });
    setReading(false);
  };
  return (
    <>
      <RegisterForm
        form={form}
        tradePassword={tradePassword.field}
        offeredCode={inviteCode}
        onSend={send}
        onSubmit={async (values) => tradePassword.confirm(() => submit(values))}
        onReadAgreement={() => setReading(true)}
      />
      {isReading && <AgreementDialog onAccept={accept} onClose={() => setReading(false)} />}
    </>
  );
}
