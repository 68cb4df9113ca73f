import type { Pair } from '@bourse/contracts/market';

/** An entry of the command palette. */
export interface Command {
  /** The same command has the same id in every visit: the recent ones are stored by it. */
  readonly id: string;
  readonly kind: 'action' | 'pair' | 'screen' | 'setting';
  readonly label: string;
  /** Further text that finds the command, e.g. a pair's name without its slash. */
  readonly keywords?: string;
  /** Language of the label, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** The key that does the same. */
  readonly key?: string | undefined;
  /** The pair of the entry, whose price is at its end. */
  readonly pair?: Pair;
  /** Destroys something, such as open orders: only whole words of the label find it. */
  readonly isDestructive?: boolean;
  readonly run: () => void;
}
