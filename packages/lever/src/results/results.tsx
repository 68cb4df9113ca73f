import { leverCapabilities } from '@bourse/contracts/lever';
import { useProductCapabilities } from '@bourse/feature-kit';
import { useReportResults } from '@bourse/trading';
import { useClosedPositions } from '../journal/use-closed-positions';
import { PATHS } from '../paths';
import { leverResults } from '../rules/lever-results';

/** The closed positions of the user on the page of results. */
export function Component() {
  const { orders, ...read } = useClosedPositions(undefined);
  const { listsOvernightFees } = useProductCapabilities(leverCapabilities);
  const overnightPath = listsOvernightFees ? PATHS.overnight : undefined;
  useReportResults('leverage', { ...read, ...leverResults(orders), overnightPath });
  return null;
}
