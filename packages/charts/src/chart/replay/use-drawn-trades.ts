import { useFormat } from '@bourse/i18n';
import { useMemo } from 'react';
import type { ChartPair } from '../../chart-pair';
import type { ChartLine } from '../plot/chart-line';
import type { ChartMark } from '../plot/chart-mark';
import { replayMessages } from './locales/messages';
import { paperAccount, type PaperTrade } from './paper-account';

/** The trades on the chart: a triangle each, and the entry price of the position as a line. The same lists for the same trades. */
export function useDrawnTrades(trades: readonly PaperTrade[], { base, amountDecimals, priceDecimals }: ChartPair) {
  const text = replayMessages.useText();
  const format = useFormat();
  return useMemo(() => {
    const marks = trades.map(({ id, time, side, price, size }): ChartMark => {
      const written = { size: format.amount(size, amountDecimals, base), price: format.price(price, priceDecimals) };
      return {
        id: String(id),
        time,
        price,
        tone: side === 'buy' ? 'up' : 'down',
        label: text(`paper.${side}At`, written),
      };
    });
    const last = trades.at(-1);
    // The entry price does not depend on the price at which the account is valued.
    const entry = last && paperAccount(trades, last.price).average;
    const lines: readonly ChartLine[] = entry
      ? [{ id: 'paper', price: entry, label: text('paper.position'), tone: 'neutral' }]
      : [];
    return { marks, lines };
  }, [trades, base, amountDecimals, priceDecimals, text, format]);
}
