// Apart from the calls: the transport needs these before any screen, and no schema.

/** `type` of an answer that asks for a second factor: nothing was done. */
export const SECOND_FACTOR_NEEDED = 'second_factor';

/**
 * The header with a code of the authenticator app, a recovery code, or the JSON text of an assertion of a passkey. The options of the assertion
 * are in the refusal: `data.passkey`, for users that have a passkey.
 */
export const SECOND_FACTOR_HEADER = 'second-factor';
