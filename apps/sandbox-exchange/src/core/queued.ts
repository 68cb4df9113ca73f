import type { Context } from './context';
import type { State } from './state';
import type { RequestKey } from '@bourse/contract-server';

/** A command in the queue of the processor. */
export interface Waiting {
  /** Looked up in the store before the batch runs. */
  request?: RequestKey | undefined;
  /** Carries the command out in memory; the returned function answers the caller after the commit. */
  run: (context: Context, state: State) => () => void;
  fail: (error: unknown) => void;
}

/** A change of another kind, with the queue to itself. */
export interface Alone {
  alone: (state: State) => Promise<void>;
  fail: (error: unknown) => void;
}
