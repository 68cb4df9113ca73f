import { InTurn } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { TURNS } from './turns';

export interface FoldedPartProps {
  readonly children: ReactNode;
}

/** The content of a closed fold: in the wide arrangement mounted after all visible panels. */
export function FoldedPart({ children }: FoldedPartProps) {
  return <InTurn turn={TURNS.folded}>{children}</InTurn>;
}
