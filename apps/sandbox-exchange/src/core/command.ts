import type { Unavailable } from '../result';
import type { Context } from './context';

/** Changes the working state at once and returns the outcome; a refusal changes nothing. */
export type Command<Outcome> = (context: Context) => Outcome;

/** The result of a command that may be repeated. */
export interface Submitted<Outcome> {
  readonly outcome: Outcome | Unavailable;
  /** The outcome is that of an earlier request with the same key and fields. */
  readonly isRepeat: boolean;
}
