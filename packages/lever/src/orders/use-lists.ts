import { useProductCapabilities } from '@bourse/feature-kit';
import { leverCapabilities, type ListName } from '@bourse/contracts/lever';

const WITHOUT_FILLED = ['positions', 'entrusts', 'closed', 'revoked'] as const satisfies readonly ListName[];
const LISTS = ['positions', 'entrusts', 'closed', 'filled', 'revoked'] as const satisfies readonly ListName[];

/** The lists of the user's orders. Only a reduce-only order is ever filled without becoming a position. */
export function useLists(): readonly ListName[] {
  return useProductCapabilities(leverCapabilities).reducesOnly ? LISTS : WITHOUT_FILLED;
}
