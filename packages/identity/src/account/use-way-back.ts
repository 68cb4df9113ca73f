import { returnPathOf, returnStateOf } from '@bourse/feature-kit';
import { useLocation, useNavigate, type Location } from 'react-router';

/** Returns to the screen before the redirect of a 997 or 998; `undefined` if the user came by a link. */
export function useWayBack(): (() => void) | undefined {
  const { state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return () => void navigate(returnPathOf(state), { replace: true, state: returnStateOf(state) });
}
