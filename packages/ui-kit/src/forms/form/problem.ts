/**
 * Why an input is not accepted: a code (a key of the texts that the form's `errorText` translates), or a text of the server in the
 * server's language. Both are translated at render, so that a language switch updates visible messages.
 */
export type Problem = string | { readonly serverText: string };

/** The stored form of a problem in react-hook-form. */
interface StoredProblem {
  readonly type: string;
  readonly message: string;
}

const SERVER_TEXT = 'server-text';
const REFUSED = 'refused';

/** A refusal in the shape of a react-hook-form error. Errors of the schema have the type of their valibot issue. */
export function storedProblem(problem: Problem): StoredProblem {
  return typeof problem === 'string'
    ? { type: REFUSED, message: problem }
    : { type: SERVER_TEXT, message: problem.serverText };
}

/** Returns whether an error came from a refusal, not from the schema. */
export const isRefusal = (type: unknown) => type === REFUSED || type === SERVER_TEXT;

/** The part of a react-hook-form error that holds a problem. */
export interface ErrorLike {
  readonly type?: unknown;
  readonly message?: string | undefined;
}

/** The problem that a react-hook-form error holds. */
export function problemOf({ type, message = '' }: ErrorLike): Problem {
  return type === SERVER_TEXT ? { serverText: message } : message;
}
