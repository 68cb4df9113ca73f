import { isPositive } from '@bourse/decimal';
import { createDeviceValue } from '@bourse/storage';
import * as v from 'valibot';
import type { UserInfo } from '@bourse/contracts/identity';
import { isVerified } from '../rules/levels';
import type { Screens } from '@bourse/feature-kit';
import { LINKS } from '../links';
import { PATHS } from '../paths';

export type FirstStepId = 'verify' | 'deposit' | 'trade';

export interface FirstStep {
  readonly id: FirstStepId;
  /** `undefined`: the client has no screen for it. */
  readonly path: string | undefined;
  /** `undefined`: the exchange has no call that covers all products. */
  readonly isDone: boolean | undefined;
}

/** The first steps of a new user: verify, deposit, trade. */
export function firstStepsOf(
  { reviewStatus, totalAssets }: Pick<UserInfo, 'reviewStatus' | 'totalAssets'>,
  pathOf: Screens['pathOf'],
): FirstStep[] {
  return [
    { id: 'verify', path: PATHS.accountVerification, isDone: isVerified({ reviewStatus }) },
    { id: 'deposit', path: pathOf(LINKS.deposit), isDone: totalAssets && isPositive(totalAssets) },
    { id: 'trade', path: pathOf(LINKS.trade), isDone: undefined },
  ];
}

/** Ids of the users who hid the list on this device. */
export const hiddenFirstSteps = createDeviceValue('first-steps-hidden', v.array(v.number()), []);
