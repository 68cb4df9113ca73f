import { InTurn } from '@bourse/ui-kit';
import type { ReactNode } from 'react';

/** The order in which the parts of the wide arrangement are mounted: the form first, what nobody sees yet last. */
export const TURNS = { form: 1, chart: 2, data: 3, markets: 4, orders: 5, folded: 6 } as const;

/** The content of a closed fold: mounted after all visible panels. */
export function FoldedPart({ children }: { readonly children: ReactNode }) {
  return <InTurn turn={TURNS.folded}>{children}</InTurn>;
}
