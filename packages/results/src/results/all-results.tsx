import { FeaturePartsContext, LOADING, READY, type LoadState } from '@bourse/feature-kit';
import { useTimeZone, zoneName } from '@bourse/i18n';
import { useCsvExport } from '@bourse/lists';
import {
  RESULT_PRODUCTS,
  useCollectedResults,
  type ClosedTrade,
  type ProductResults,
  type ResultProduct,
} from '@bourse/trading';
import { lazyPart } from '@bourse/ui-kit';
import { use, useState } from 'react';
import { LINKS } from '../links';
import { resultsMessages } from '../locales/messages';
import type { Period } from '../rules/periods';
import { resultsCsv } from '../rules/results-csv';
import { currenciesOf, resultTotals } from '../rules/totals';
import { ResultsView, useProductName } from './results-view';

const LazyPicture = lazyPart(async () => (await import('../picture/picture-dialog')).PictureDialog, { fallback: null });

/** Loading until each offered product has reported; failed where one of them failed. */
function stateOf(offered: readonly ResultProduct[], reports: readonly (ProductResults | undefined)[]): LoadState {
  const failed = reports.find((report) => report?.state.kind === 'failed');
  if (failed) return failed.state;
  const isLoading = offered.length > 0 && reports.some((report) => report?.state.kind !== 'ready');
  return isLoading ? LOADING : READY;
}

/** The products that the client offers: an operator may have switched one off. */
function useReports() {
  const parts = use(FeaturePartsContext);
  const collected = useCollectedResults();
  const offered = RESULT_PRODUCTS.filter((product) => parts[LINKS[product].name] !== undefined);
  return { offered, reports: offered.map((product) => collected[product]) };
}

function useExport(trades: readonly ClosedTrade[]) {
  const text = resultsMessages.useText();
  const product = useProductName();
  const { isExporting, onExport } = useCsvExport();
  const header = [
    text('csv.product'),
    text('csv.pair'),
    text('csv.opened'),
    text('csv.closed'),
    text('csv.stake'),
    text('csv.profit'),
    text('currency'),
  ];
  return { isExporting, onExport: () => onExport(() => Promise.resolve(resultsCsv(trades, { header, product }))) };
}

/** The reported trades of all products, of one currency at a time. */
export function AllResults() {
  const { timeZone } = useTimeZone();
  const { offered, reports } = useReports();
  const [chosen, setCurrency] = useState<string>();
  const [period, setPeriod] = useState<Period>('month');
  const [shared, setShared] = useState<{ readonly trade: ClosedTrade | undefined }>();
  const trades = reports.flatMap((report) => report?.trades ?? []);
  const charges = reports.flatMap((report) => report?.charges ?? []);
  const currencies = currenciesOf(trades);
  const currency = currencies.find((each) => each === chosen) ?? currencies[0];
  const totals = resultTotals(trades, charges, currency ?? '', zoneName(timeZone));
  const csv = useExport(trades);
  return (
    <>
      <ResultsView
        read={{
          state: stateOf(offered, reports),
          isComplete: reports.every((report) => report?.isComplete !== false),
          onOlder: () => reports.forEach((report) => report?.onOlder?.()),
          onRetry: () => reports.forEach((report) => report?.state.kind === 'failed' && report.onRetry()),
        }}
        choice={{ currencies, currency, onCurrency: setCurrency, period, onPeriod: setPeriod }}
        totals={totals}
        csv={csv}
        onShare={(trade) => setShared({ trade })}
        overnightPath={reports.find((report) => report?.overnightPath !== undefined)?.overnightPath}
      />
      {shared && currency !== undefined && (
        <LazyPicture trade={shared.trade} totals={totals} currency={currency} onClose={() => setShared(undefined)} />
      )}
    </>
  );
}
