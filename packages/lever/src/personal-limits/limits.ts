import { createPersonalLimits, type PersonalLimitsStore } from '@bourse/trading';

/** The user's own limits of opening positions on this device, by quote currency. */
export const leverLimits: PersonalLimitsStore = createPersonalLimits('lever');

/** The currency of a position's P/L. */
export const quoteOf = ({ symbol }: { readonly symbol: string }): string => symbol.split('/')[1] ?? '';
