import { useScreens } from '@bourse/feature-kit';
import { useUser } from '../account/use-user';
import { firstStepsOf, useNewcomerSince } from '../next-steps/first-steps';
import { NextStepAction } from '../next-steps/next-step-action';

/** Gives the play money of a practice venue to a user without money. Not shown to a new user: the line of the next step gives it. */
export function Component() {
  const { user } = useUser();
  const { pathOf } = useScreens();
  const isNewcomer = useNewcomerSince() !== undefined;
  const deposit = user && firstStepsOf(user, pathOf).find(({ id }) => id === 'deposit');
  return deposit && !isNewcomer ? <NextStepAction step={deposit} /> : null;
}
