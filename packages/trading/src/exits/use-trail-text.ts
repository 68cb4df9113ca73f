import type { Trail } from '@bourse/contracts/market';
import { useFormat } from '@bourse/i18n';
import { tradingMessages } from '../locales/messages';

/** A trailing stop in words: its distance. */
export function useTrailText(): (trail: Omit<Trail, 'peak'>, quote: string) => string {
  const text = tradingMessages.useText();
  const format = useFormat();
  return ({ distance, unit }, quote) =>
    `${text('exits.trails')} ${unit === 'percent' ? format.percent(distance) : `${format.decimal(distance)} ${quote}`}`;
}
