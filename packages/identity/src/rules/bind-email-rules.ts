import { looksLikeEmail } from '@bourse/feature-kit';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

/** Email address and code are required (money side, section 5). */
export const bindEmailSchema = schemaOfRules({ email: v.string(), code: v.string() }, ({ email, code }) => ({
  email: looksLikeEmail(email) ? undefined : 'register.emailnum',
  code: code === '' ? 'register.incode' : undefined,
}));
