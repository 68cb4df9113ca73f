import { jsonIn } from '@bourse/contracts/wire';
import * as v from 'valibot';

/** The answer of an authenticator, and what it says of itself. */
export interface Answer {
  readonly credentialId: string;
  readonly challenge: string;
  readonly origin: string;
  /** Of an assertion. */
  readonly userHandle: string | undefined;
  /** As it came; nothing of it is verified. */
  readonly response: object;
}

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));

const credential = v.looseObject({
  id: base64url,
  response: v.looseObject({ clientDataJSON: base64url, userHandle: v.optional(v.string()) }),
});

/** A page in a frame of another one is not asked by the user. */
const clientData = v.object({
  challenge: base64url,
  origin: v.string(),
  crossOrigin: v.optional(v.literal(false)),
});

/** Reads the JSON text of a credential (WebAuthn Level 3). */
export function answerIn(text: string): Answer | undefined {
  const read = v.safeParse(credential, jsonIn(text));
  if (!read.success) return undefined;
  const { id, response } = read.output;
  const said = v.safeParse(clientData, jsonIn(Buffer.from(response.clientDataJSON, 'base64url').toString()));
  if (!said.success) return undefined;
  const { challenge, origin } = said.output;
  return { credentialId: id, challenge, origin, userHandle: response.userHandle, response: read.output };
}
