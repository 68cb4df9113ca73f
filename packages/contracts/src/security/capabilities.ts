import { flag, int } from '../wire';
import * as v from 'valibot';
import { uses } from './second-factor';

/** The capabilities of the back end for the security of an account. */
export const securityCapabilities = v.pipe(
  v.object({
    second_factor: v.optional(v.object({ uses })),
    /** 1: the sessions of a user can be listed and ended. */
    sessions: v.optional(flag),
    recovery: v.optional(v.object({ wait_hours: v.pipe(int, v.minValue(1)) })),
    /** 1: keys for the API can be made. */
    api_keys: v.optional(flag),
    passkeys: v.optional(v.object({ domain: v.pipe(v.string(), v.nonEmpty()) })),
  }),
  v.transform((wire) => ({
    /** Uses that the second factor can protect besides the log-in; `undefined`: there is no second factor. */
    secondFactorUses: wire.second_factor?.uses,
    hasSessions: wire.sessions === true,
    /** How long an approved recovery of the second factor waits; `undefined`: there is no recovery. */
    recoveryWaitHours: wire.recovery?.wait_hours,
    hasApiKeys: wire.api_keys === true,
    /** The domain of which passkeys are; `undefined`: there are none. */
    passkeyDomain: wire.passkeys?.domain,
  })),
);
