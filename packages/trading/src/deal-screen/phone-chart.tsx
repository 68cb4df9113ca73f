import { useIsStale } from '@bourse/realtime';
import type { Pair } from '@bourse/contracts/market';
import { Panel, PanelBoundary } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { tradingMessages } from '../locales/messages';
import { OwnHeight } from '../panel-layout/own-height';
import { Depth, usePriceChart, type ChartContent } from './chart-panel';
import type { DealBook } from './frame';

/** Of a panel, in CSS pixels. */
const BORDER = 2;
/** Before the first measurement. */
const ASSUMED = 440;

interface PhoneViewProps {
  readonly label: string;
  readonly pair: Pair;
  /** CSS height. */
  readonly height: string;
  /** `height`: of the content, CSS pixels. */
  readonly children: (height: number) => ReactNode;
}

/** A view of a phone that is as high as the arrangement says, and fails alone. */
function PhoneView({ label, pair, height, children }: PhoneViewProps) {
  return (
    <OwnHeight assumed={ASSUMED} style={{ height, minHeight: 0 }}>
      {(own) => (
        <PanelBoundary label={label} subject={pair.id}>
          {children(own - BORDER)}
        </PanelBoundary>
      )}
    </OwnHeight>
  );
}

/** The price chart of a phone: it has no tabs of its own. */
export function PhoneChart({ height, ...content }: ChartContent & { readonly height: string }) {
  const text = tradingMessages.useText();
  return (
    <PhoneView label={text('deal.chart')} pair={content.pair} height={height}>
      {(own) => <PriceChart {...content} height={own} />}
    </PhoneView>
  );
}

function PriceChart({ height, ...content }: ChartContent & { readonly height: number }) {
  const text = tradingMessages.useText();
  const { renderChart, isStale } = usePriceChart(content);
  return (
    <Panel label={text('deal.chart')} isStale={isStale}>
      {renderChart({ height })}
    </Panel>
  );
}

/** The depth chart of a phone. */
export function PhoneDepth({
  pair,
  book,
  height,
}: {
  readonly pair: Pair;
  readonly book: DealBook;
  readonly height: string;
}) {
  const text = tradingMessages.useText();
  const isStale = useIsStale(book.readAt);
  return (
    <PhoneView label={text('deal.depth')} pair={pair} height={height}>
      {(own) => (
        <Panel label={text('deal.depth')} isStale={isStale}>
          <Depth pair={pair} book={book.store} height={own} />
        </Panel>
      )}
    </PhoneView>
  );
}
