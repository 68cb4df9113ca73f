import { beginPasskey, beginPasskeyLogIn, confirmPasskey, passkeyLogIn } from '@bourse/contracts/security';
import type { Changes, SoftwareAuthenticator } from './authenticator';
import type { TestApp } from './test-app';

/** The password of the users of a test app. */
const PASSWORD = 'secret1';

/** Registers a passkey of this authenticator; `changes` spoil its credential. */
export async function addPasskey(
  test: TestApp,
  key: SoftwareAuthenticator,
  token: string,
  { name = 'Phone', changes }: { readonly name?: string; readonly changes?: Changes | undefined } = {},
) {
  const { options } = await test.reply(beginPasskey, { password: PASSWORD }, token);
  return test.ask(confirmPasskey, { name, credential: key.create(options, changes) }, token);
}

/** Logs in with the passkey of this authenticator; `changes` spoil its answer. */
export async function logInWithPasskey(test: TestApp, key: SoftwareAuthenticator, changes?: Changes) {
  const { attempt, options } = await test.reply(beginPasskeyLogIn, {});
  return test.ask(passkeyLogIn, { attempt, credential: key.get(options, changes) });
}
