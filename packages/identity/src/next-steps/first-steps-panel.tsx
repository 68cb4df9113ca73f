import { useScreens } from '@bourse/feature-kit';
import type { UserInfo } from '@bourse/contracts/identity';
import { useHasTradedQuery } from '../api/practice';
import { firstStepsOf, hiddenFirstSteps } from './first-steps';
import { FirstStepsList } from './first-steps-list';

/** The checklist until the user hides it, or is verified and has assets. */
export function FirstStepsPanel({ user }: { readonly user: UserInfo }) {
  const { pathOf } = useScreens();
  const hidden = hiddenFirstSteps.useValue();
  const isNew = firstStepsOf(user, pathOf).some(({ isDone }) => isDone === false);
  const isShown = hidden !== undefined && !hidden.includes(user.id) && isNew;
  const { data: hasTraded } = useHasTradedQuery(undefined, { skip: !isShown });
  if (!isShown) return null;
  return (
    <FirstStepsList
      steps={firstStepsOf(user, pathOf, hasTraded)}
      onHide={() => void hiddenFirstSteps.update((before) => [...before, user.id])}
    />
  );
}
