import { isPositive } from '@bourse/decimal';
import { createDeviceValue, createStored } from '@bourse/storage';
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
  /** `undefined`: unknown. */
  readonly isDone: boolean | undefined;
}

/** The first steps of a new user: money, a trade, the verification. `hasTraded` is `undefined` while it is unknown. */
export function firstStepsOf(
  { reviewStatus, totalAssets }: Pick<UserInfo, 'reviewStatus' | 'totalAssets'>,
  pathOf: Screens['pathOf'],
  hasTraded?: boolean,
): FirstStep[] {
  return [
    { id: 'deposit', path: pathOf(LINKS.deposit), isDone: totalAssets && isPositive(totalAssets) },
    { id: 'trade', path: pathOf(LINKS.trade), isDone: hasTraded },
    { id: 'verify', path: PATHS.accountVerification, isDone: isVerified({ reviewStatus }) },
  ];
}

/** Ids of the users who hid the list on this device. */
export const hiddenFirstSteps = createDeviceValue('first-steps-hidden', v.array(v.number()), []);

/**
 * Time of the registration on this device, epoch milliseconds: the header shows the next step until all are done, the user hides it, or
 * logs out.
 */
const newcomer = createStored('bourse.newcomer', v.number(), 0);

/** When the new user of this device registered; `undefined` for all others. */
export const useNewcomerSince = (): number | undefined => newcomer.useValue() || undefined;
export const markNewcomer = (): void => newcomer.write(Date.now());
export const endNewcomer = (): void => newcomer.write(undefined);
