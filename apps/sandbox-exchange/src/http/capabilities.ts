import { capabilities } from '@bourse/feature-kit/contract';
import { C2C_LIMITS } from '../products/c2c/limits';
import type { Router } from './route';

/** Abilities of the sandbox beyond the specification. */
export function capabilityRoutes({ route }: Router): void {
  route(capabilities, () => ({
    c2c_partial: 1,
    limits: { c2c_cancellations: C2C_LIMITS.cancellationsOfDay, c2c_unfinished: C2C_LIMITS.unfinishedOrders },
  }));
}
