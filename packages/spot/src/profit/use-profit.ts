import { useCsvExport } from '@bourse/lists';
import { useTimeZone, zoneName } from '@bourse/i18n';
import { usePairs, useThrottledGroups } from '@bourse/market';
import type { Decimal } from '@bourse/decimal';
import { useState } from 'react';
import { spotMessages } from '../locales/messages';
import type { CostMethod } from '../rules/cost-basis';
import { pairProfits, type PairProfit } from '../rules/pair-profit';
import { profitMessages } from './locales/messages';
import { profitCsv } from './profit-csv';
import { countFeesUnknown, profitSummary } from '../rules/profit-summary';
import { useAllFills } from './use-all-fills';

/** Last prices of the displayed pairs, refreshed every few seconds. */
function useLastPrices() {
  const groups = useThrottledGroups(usePairs().groups);
  return new Map(
    groups.flatMap(({ pairs }) => pairs.map((pair): [string, Decimal | undefined] => [pair.symbol, pair.last])),
  );
}

/** The export of the lots of all pairs. */
function useExportLots(pairs: readonly PairProfit[]) {
  const text = profitMessages.useText();
  const spotText = spotMessages.useText();
  const { isExporting, onExport } = useCsvExport();
  return {
    isExporting,
    onExport: () =>
      onExport(() => Promise.resolve(profitCsv(pairs, text, spotText('orders.pair'), spotText('orders.amount')))),
  };
}

/** The pairs of one quote currency: that of the newest fill until the user chooses another one. */
function useSummary(pairs: readonly PairProfit[]) {
  const { timeZone } = useTimeZone();
  const zone = zoneName(timeZone);
  const [chosen, setQuote] = useState<string>();
  const quotes = [...new Set(pairs.map((pair) => pair.quote))];
  const quote = quotes.find((each) => each === chosen) ?? quotes[0] ?? '';
  const summary = profitSummary(pairs, quote, zone);
  return { summary, quotes, quote, onQuote: setQuote };
}

/** The P/L of all fills by the chosen method, of one quote currency at a time, and the export of its lots. */
export function useProfit() {
  const [method, setMethod] = useState<CostMethod>('average');
  const { rows: fills, isComplete, ...read } = useAllFills();
  const prices = useLastPrices();
  const pairs = pairProfits(fills, { method, isComplete });
  const feesUnknown = countFeesUnknown(fills);
  const { summary, ...quotes } = useSummary(pairs);
  return {
    fills: { ...read, isComplete, count: fills.length, feesUnknown },
    choice: { method, onMethod: setMethod, ...quotes },
    summary,
    csv: useExportLots(pairs),
    lastPrice: (symbol: string) => prices.get(symbol),
  };
}
