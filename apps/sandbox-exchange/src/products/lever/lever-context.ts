import type { Context } from '../../core/context';
import type { LeverState } from './state';

/** Name of the product; the namespace of its deadlines. */
export const LEVER = { name: 'lever' } as const;

/** Context of a command of leverage trading. */
export interface LeverContext extends Context {
  readonly lever: LeverState;
}
