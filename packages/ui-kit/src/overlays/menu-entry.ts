import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: ReactNode;
  /** Heading above the entry and the following entries of the same group. */
  group?: string;
  /** State of an entry that selects one value of several. */
  isSelected?: boolean;
  /** State of an entry that is switched on and off; the menu stays open. */
  isChecked?: boolean;
  /** BCP 47 tag of a label in another language. */
  lang?: string;
  /** `byKey`: selected by keyboard, so that no pointer is at hand. */
  onSelect: (byKey: boolean) => void;
}
