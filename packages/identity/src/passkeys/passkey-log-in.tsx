import { asFailure } from '@bourse/api-client';
import { securityCapabilities } from '@bourse/contracts/security';
import { askForPasskey, canUsePasskeysOf, useFailureText, useProductCapabilities } from '@bourse/feature-kit';
import { Button, useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { useBeginPasskeyLogInMutation, usePasskeyLogInMutation } from '../api/passkeys';
import { identityMessages } from '../locales/messages';

const TOAST = 'passkey-log-in';

/** Logs in with a passkey, where the back end and the browser have them. A success begins the session, and the login screen redirects. */
export function Component() {
  const { passkeyDomain } = useProductCapabilities(securityCapabilities);
  return passkeyDomain !== undefined && canUsePasskeysOf(passkeyDomain) && <LogInButton />;
}

function LogInButton() {
  const text = identityMessages.useText();
  const failureText = useFailureText();
  const toast = useToast();
  const [begin] = useBeginPasskeyLogInMutation();
  const [logIn] = usePasskeyLogInMutation();
  const [isPending, setPending] = useState(false);

  const problem = async (): Promise<string | undefined> => {
    const begun = await begin();
    if (begun.data === undefined) return failureText(asFailure(begun.error)) ?? text('login.noAnswer');
    const { attempt, options } = begun.data;
    const answer = await askForPasskey(options);
    if ('problem' in answer) {
      return text(answer.problem === 'cancelled' ? 'login.passkey.cancelled' : 'login.passkey.failed');
    }
    const { error } = await logIn({ attempt, credential: answer.credential });
    return error && (failureText(asFailure(error)) ?? text('login.noAnswer'));
  };
  const press = async () => {
    setPending(true);
    const words = await problem();
    setPending(false);
    if (words === undefined) toast.dismiss(TOAST);
    else toast.error(words, TOAST);
  };
  return (
    <Button tone="quiet" size="large" pending={isPending} onClick={() => void press()}>
      {text('login.passkey')}
    </Button>
  );
}
