import { selectIsLoggedIn } from '@bourse/api-client';
import { c2cCapabilities, type Relation } from '@bourse/contracts/c2c';
import { useAppSelector, usePolling, useProductCapabilities } from '@bourse/feature-kit';
import { useRelationsQuery } from './people-api';

/** Interval of reads of followed and blocked users, milliseconds: another device may have changed them. */
const PEOPLE_POLL_MS = 60_000;

/** What a logged-in user can do where the back end announces it. */
export function usePeopleAbilities() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { hasRelations, hasHours } = useProductCapabilities(c2cCapabilities);
  return { hasRelations: isLoggedIn && hasRelations, hasHours: isLoggedIn && hasHours };
}

/** Followed and blocked users; empty while they are not read. */
export function useRelations() {
  const { hasRelations } = usePeopleAbilities();
  const { data, error, refetch } = useRelationsQuery(undefined, { skip: !hasRelations, ...usePolling(PEOPLE_POLL_MS) });
  return {
    hasRelations,
    users: data,
    error,
    refetch,
    relationTo: (userId: number | undefined): Relation | undefined => data?.find(({ id }) => id === userId)?.relation,
  };
}
