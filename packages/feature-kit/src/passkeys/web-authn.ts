/** Why a browser has made no credential. `known`: the authenticator has a passkey of the account already. */
export type PasskeyProblem = 'cancelled' | 'known' | 'failed';

/** JSON text of a credential (WebAuthn), as the contract sends it. */
export type PasskeyAnswer = { readonly credential: string } | { readonly problem: PasskeyProblem };

/** Whether the browser has passkeys, and the page is of their domain. An IP address is of no domain. */
export function canUsePasskeysOf(domain: string): boolean {
  const { hostname } = globalThis.location;
  return 'PublicKeyCredential' in globalThis && (hostname === domain || hostname.endsWith(`.${domain}`));
}

/** The library is loaded with the first use of a passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Asks the user for a new passkey. @param options `PublicKeyCredentialCreationOptionsJSON` as text */
export const createPasskey = (options: string): Promise<PasskeyAnswer> =>
  answered(async () => (await webAuthn()).startRegistration({ optionsJSON: read(options) }));

/** Asks the user for an assertion of a passkey. @param options `PublicKeyCredentialRequestOptionsJSON` as text */
export const askForPasskey = (options: string): Promise<PasskeyAnswer> =>
  answered(async () => (await webAuthn()).startAuthentication({ optionsJSON: read(options) }));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- the browser checks the options, and refuses those that are none
const read = <Options>(options: string) => JSON.parse(options) as Options;

async function answered(ask: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { credential: JSON.stringify(await ask()) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): PasskeyProblem {
  if (!(error instanceof Error)) return 'failed';
  switch (error.name) {
    // Also where the user has no passkey for the page, or time is over: browsers do not tell.
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'known';
    default:
      return 'failed';
  }
}
