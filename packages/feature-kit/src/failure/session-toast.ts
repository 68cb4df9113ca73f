/**
 * The cause of the session guard's messages. A screen that removes the cause, such as the payment details that a 997 misses, reports its success
 * under it, which replaces the message.
 */
export const SESSION_TOAST = 'session';
