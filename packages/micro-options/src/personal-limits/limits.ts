import { createPersonalLimits, type PersonalLimitsStore } from '@bourse/trading';

/** The user's own limits of options on this device, by currency. */
export const optionLimits: PersonalLimitsStore = createPersonalLimits('options');
