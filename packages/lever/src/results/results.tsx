import { useReportResults } from '@bourse/trading';
import { useClosedPositions } from '../journal/use-closed-positions';
import { leverResults } from '../rules/lever-results';

/** The closed positions of the user on the page of results. */
export function Component() {
  const { orders, ...read } = useClosedPositions(undefined);
  useReportResults('leverage', { ...read, ...leverResults(orders) });
  return null;
}
