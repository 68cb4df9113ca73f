import { createPersonalLimits, type PersonalLimitsStore } from '@bourse/trading';

/** The user's own limits of opening positions on this device, by quote currency. */
export const leverLimits: PersonalLimitsStore = createPersonalLimits('lever');

/** The currency of a position's P/L. A name before the last slash may have one too. */
export const quoteOf = ({ symbol }: { readonly symbol: string }): string => {
  const slash = symbol.lastIndexOf('/');
  return slash === -1 ? '' : symbol.slice(slash + 1);
};
