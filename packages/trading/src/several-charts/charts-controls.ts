import type { Pair } from '@bourse/contracts/market';
import type { ChartsChoice } from './charts-choice';

/** The charts of a screen, and how they are changed. */
export interface ChartsControls {
  /** `undefined`: one chart. */
  readonly choice: ChartsChoice | undefined;
  readonly onChange: (choice: ChartsChoice) => void;
  /** Shows a pair on the whole screen. */
  readonly onSelect: (pair: Pair) => void;
  /** The pairs of the screen; all of them where left out. */
  readonly isOffered: ((pair: Pair) => boolean) | undefined;
}
