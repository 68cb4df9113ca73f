import type { Adapter } from '../adapter';
import type { PasswordUse } from '../dialect';
import { withPassword } from '../trade-password';

/** Adds the held password under the name that the back end has for it. */
export const passwordOf =
  (use: PasswordUse): Adapter =>
  (fields, { tradePassword }) =>
    withPassword(fields, tradePassword[use]);
