import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { ProductResults, ResultProduct } from './product-results';

export type CollectedResults = Readonly<Partial<Record<ResultProduct, ProductResults>>>;

type Report = (product: ResultProduct, results: ProductResults) => void;

const ReportContext = createContext<Report>(() => undefined);
const CollectedContext = createContext<CollectedResults>({});

/** Collects the results that the parts of the products below it report. */
export function ResultsCollector({ children }: { readonly children: ReactNode }) {
  const [collected, setCollected] = useState<CollectedResults>({});
  const [report] = useState(
    (): Report => (product, results) => setCollected((present) => ({ ...present, [product]: results })),
  );
  return (
    <ReportContext value={report}>
      <CollectedContext value={collected}>{children}</CollectedContext>
    </ReportContext>
  );
}

/** Reports the results of a product to the page around it. `results`: the same object while nothing has changed. */
export function useReportResults(product: ResultProduct, results: ProductResults): void {
  const report = use(ReportContext);
  useEffect(() => report(product, results), [report, product, results]);
}

export const useCollectedResults = (): CollectedResults => use(CollectedContext);
