import { useRegionUsersQuery } from '../settings-api';

/** Whether the user is a regional agent: the exchange refuses the users of a region to everybody else. */
export function useIsAgent(): boolean {
  return useRegionUsersQuery(1).currentData !== undefined;
}
