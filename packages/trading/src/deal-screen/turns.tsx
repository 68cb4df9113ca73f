import { Skeleton } from '@bourse/ui-kit';

/** The order in which the parts of the wide arrangement are mounted: the form first, the contents of closed folds last. */
export const TURNS = { form: 1, chart: 2, book: 3, trades: 4, markets: 5, orders: 6, folded: 7 } as const;

/** Where a panel will be. */
export const PLACE = <Skeleton height="100%" />;
