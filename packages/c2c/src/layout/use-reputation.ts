import type { Reputation } from '@bourse/contracts/c2c';
import { useFormat } from '@bourse/i18n';
import { c2cMessages } from '../locales/messages';

/** Words for the share of good ratings and their number; empty where they are unknown. */
export function useReputation(): (reputation: Reputation | undefined) => string {
  const text = c2cMessages.useText();
  const format = useFormat();
  return (reputation) =>
    reputation === undefined
      ? ''
      : text('rating.share', {
          count: reputation.count,
          rate: format.percent(reputation.goodRate, { decimals: 1 }),
        });
}
