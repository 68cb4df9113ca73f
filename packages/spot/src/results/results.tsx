import { useReportResults } from '@bourse/trading';
import { useAllFills } from '../profit/use-all-fills';
import { spotResults } from '../rules/spot-results';

/** The sales of the user on the page of results, at the average cost. */
export function Component() {
  const { rows, ...read } = useAllFills();
  useReportResults('spot', { ...read, ...spotResults(rows, read.isComplete) });
  return null;
}
