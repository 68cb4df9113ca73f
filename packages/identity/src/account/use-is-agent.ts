import { useRegionUsersQuery } from '../api/settings';

/** Whether the user is a regional agent: the exchange refuses the users of a region to all others. */
export function useIsAgent(): boolean {
  return useRegionUsersQuery(1).currentData !== undefined;
}
