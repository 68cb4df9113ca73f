import { useScreens } from '@bourse/feature-kit';
import type { UserInfo } from '@bourse/contracts/identity';
import { firstStepsOf, hiddenFirstSteps } from './first-steps';
import { FirstStepsList } from './first-steps-list';

/** The checklist until the user hides it, or is verified and has assets. */
export function FirstStepsPanel({ user }: { readonly user: UserInfo }) {
  const { pathOf } = useScreens();
  const hidden = hiddenFirstSteps.useValue();
  const steps = firstStepsOf(user, pathOf);
  const isNew = steps.some(({ isDone }) => isDone === false);
  if (!hidden || hidden.includes(user.id) || !isNew) return null;
  return <FirstStepsList steps={steps} onHide={() => void hiddenFirstSteps.update((before) => [...before, user.id])} />;
}
