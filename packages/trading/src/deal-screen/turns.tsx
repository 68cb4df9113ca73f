import { InTurn, Skeleton } from '@bourse/ui-kit';
import type { ReactNode } from 'react';

/** The order in which the parts of the wide arrangement are mounted: the form first, what nobody sees yet last. */
export const TURNS = { form: 1, chart: 2, book: 3, trades: 4, markets: 5, orders: 6, folded: 7 } as const;

/** Where a panel will be. */
export const PLACE = <Skeleton height="100%" />;

/** The content of a closed fold: mounted after all visible panels. */
export function FoldedPart({ children }: { readonly children: ReactNode }) {
  return <InTurn turn={TURNS.folded}>{children}</InTurn>;
}
