import type { ChartLine } from '@bourse/charts';
import type { PairId } from '@bourse/contracts/market';
import { tradingMessages } from '../locales/messages';
import { priceAlerts } from '../price-alerts/alert-storage';
import { alertLines } from './chart-lines';

/** The waiting price alerts of a pair, as lines on its chart. */
export function useAlertLines(pair: PairId): readonly ChartLine[] {
  const text = tradingMessages.useText();
  const alerts = priceAlerts.useValue();
  return alertLines(alerts, pair, (direction) => text(direction === 'above' ? 'alerts.lineAbove' : 'alerts.lineBelow'));
}
