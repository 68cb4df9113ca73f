import { createPersonalLimits } from '@bourse/trading';

/** The user's own limits of buying on this device, by quote currency. A sale is never limited. */
export const spotLimits = createPersonalLimits('spot');
