import { isPositive } from '@bourse/decimal';
import { createDeviceValue } from '@bourse/storage';
import { PATHS, type Path } from '@bourse/feature-kit';
import * as v from 'valibot';
import type { UserInfo } from '../contract';
import { isVerified } from './levels-of';

export type FirstStepId = 'verify' | 'deposit' | 'trade';

export interface FirstStep {
  readonly id: FirstStepId;
  readonly path: Path;
  /** `undefined`: the exchange has no call that covers all products. */
  readonly isDone: boolean | undefined;
}

/** The first steps of a new user: verify, deposit, trade. */
export function firstStepsOf({
  reviewStatus,
  totalAssets,
}: Pick<UserInfo, 'reviewStatus' | 'totalAssets'>): FirstStep[] {
  return [
    { id: 'verify', path: PATHS.accountVerification, isDone: isVerified({ reviewStatus }) },
    { id: 'deposit', path: PATHS.deposits, isDone: totalAssets && isPositive(totalAssets) },
    { id: 'trade', path: PATHS.deal, isDone: undefined },
  ];
}

/** Ids of the users who hid the list on this device. */
export const hiddenFirstSteps = createDeviceValue('first-steps-hidden', v.array(v.number()), []);
