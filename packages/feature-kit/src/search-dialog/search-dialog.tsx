import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { ReactNode } from 'react';

/** An entry of the list. */
export interface SearchOption {
  readonly id: string;
  readonly label: string;
  /** Heading of its group. Options of one group are adjacent. */
  readonly group: string;
  /** Language of the label, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** The key that does the same. */
  readonly keyShortcut?: string | undefined;
  /** At the end of the entry: a price. Not part of its name. */
  readonly aside?: ReactNode;
}

export interface SearchDialogProps {
  readonly title: string;
  /** Accessible name and placeholder of the field. */
  readonly label: string;
  /** Gives the first text of the field, which was typed before the dialog had loaded. */
  readonly typedAhead?: () => string;
  /** The options of a typed text, best first. */
  readonly find: (typed: string) => readonly SearchOption[];
  /** Called after `onClose`. */
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** A dialog with a search field above a grouped list: type, move by arrow keys, choose by Enter or click. */
export const SearchDialog = lazyPart<SearchDialogProps>(
  // MUI's part is not part of any first screen.
  async () => (await import('./search-dialog-window')).SearchDialogWindow,
  { fallback: null, failed: ({ onClose }) => <FailedOnPress onClose={onClose} /> },
);
