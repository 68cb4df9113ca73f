import { createPersonalLimits, type PersonalLimitsStore } from '@bourse/trading';

/** The user's own limits of buying on this device, by quote currency. A sale is never limited. */
export const spotLimits: PersonalLimitsStore = createPersonalLimits('spot');
