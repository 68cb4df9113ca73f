import { selectIsLoggedIn } from '@bourse/api-client';
import { c2cCapabilities } from '@bourse/contracts/c2c';
import { useAppSelector, useProductCapabilities } from '@bourse/feature-kit';

/** The capabilities of the back end for messages, disputes and ratings. */
export function useTalkAbilities() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { hasMessages, hasDisputes, hasRatings } = useProductCapabilities(c2cCapabilities);
  return {
    hasMessages: isLoggedIn && hasMessages,
    hasDisputes: isLoggedIn && hasDisputes,
    hasRatings: isLoggedIn && hasRatings,
  };
}
