// Apart from the calls: the transport needs these before any screen, and no schema.

/** `type` of an answer that asks for a second factor: nothing was done. */
export const SECOND_FACTOR_NEEDED = 'second_factor';

/** The header with a code of the authenticator app, or a recovery code. */
export const SECOND_FACTOR_HEADER = 'second-factor';
