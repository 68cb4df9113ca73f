import { useFormat, type TextFunction } from '@bourse/i18n';
import { tradingMessages, type TradingTexts } from '../locales/messages';
import {
  isWatchedByPeriod,
  WATCHED_INDICATORS,
  WATCHED_INTERVALS,
  type PriceAlert,
  type WatchedInterval,
} from './alert';

/** `4h`, as on the buttons of the chart. */
export function intervalText(text: TextFunction<TradingTexts>, interval: WatchedInterval): string {
  const [n, unit] = WATCHED_INTERVALS[interval];
  return text(`alerts.interval.${unit}`, { n });
}

/** Texts about an alert in the user's language. */
export function useAlertText() {
  const text = tradingMessages.useText();
  const format = useFormat();

  const condition = ({ price: target, percent, indicator, direction }: PriceAlert): string => {
    const price = format.decimal(target);
    const isAbove = direction === 'above';
    if (percent !== undefined) {
      const values = { percent: format.decimal(percent), price };
      return text(isAbove ? 'alerts.risesBy' : 'alerts.fallsBy', values);
    }
    if (!indicator) return text(isAbove ? 'alerts.above' : 'alerts.below', { price });
    const { id, period, interval, line } = indicator;
    const name = line?.name ?? `${isWatchedByPeriod(id) ? WATCHED_INDICATORS[id] : id}${period}`;
    const values = { indicator: `${name} (${intervalText(text, interval)})`, level: price };
    if (line?.hasLevel ?? id === 'rsi') return text(isAbove ? 'alerts.levelAbove' : 'alerts.levelBelow', values);
    return text(isAbove ? 'alerts.averageAbove' : 'alerts.averageBelow', values);
  };
  /** A text that names an alert by its price; one by its condition for a move or an indicator. */
  const naming =
    (byPrice: 'alerts.editOf' | 'alerts.fired' | 'alerts.removed' | 'alerts.removeOf') => (alert: PriceAlert) =>
      (alert.indicator ?? alert.percent) !== undefined
        ? text(`${byPrice}Indicator`, { symbol: alert.symbol, condition: condition(alert) })
        : text(byPrice, { symbol: alert.symbol, price: format.decimal(alert.price) });
  return {
    condition,
    fired: naming('alerts.fired'),
    removed: naming('alerts.removed'),
    edit: naming('alerts.editOf'),
    remove: naming('alerts.removeOf'),
  };
}

export type AlertText = ReturnType<typeof useAlertText>;
