import { hasHiddenCharacters } from '@bourse/contracts/identity';
import * as v from 'valibot';
import { loginSchema } from './login-rules';

/** The password of a change that a stolen session must not make. */
export const passwordSchema = v.pick(loginSchema, ['password']);

/** The name and the password with which a passkey is added. */
export const passkeySchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('passkeys.name.missing'),
    v.check((name) => !hasHiddenCharacters(name), 'passkeys.name.characters'),
  ),
  ...passwordSchema.entries,
});

export type PasskeyValues = v.InferOutput<typeof passkeySchema>;
