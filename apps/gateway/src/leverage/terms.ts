import { decimal, isGreater } from '@bourse/decimal';
import type { VenueContract } from '../venue/types';

/** The usual multiples of venues. */
const USUAL_MULTIPLES = [1, 2, 3, 5, 10, 20, 50, 100];

/** The multiples of a contract that are offered: usual ones up to the venue's and the operator's largest. */
export function multiplesOf({ largestMultiple }: VenueContract, ownLargest: number): number[] {
  return USUAL_MULTIPLES.filter(
    (multiple) =>
      multiple <= ownLargest && (largestMultiple === undefined || !isGreater(decimal(multiple), largestMultiple)),
  );
}
