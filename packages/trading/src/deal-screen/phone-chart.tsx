import { Chart, type ChartLine, type ChartMark } from '@bourse/charts';
import { useChart } from '@bourse/market';
import { useIsStale } from '@bourse/realtime';
import type { Pair } from '@bourse/contracts/market';
import type { Decimal } from '@bourse/decimal';
import { Panel, PanelBoundary } from '@bourse/ui-kit';
import { useImperativeHandle, type Ref } from 'react';
import { tradingMessages } from '../locales/messages';
import { OwnHeight } from '../panel-layout/own-height';
import { Depth, type ChartControls } from './chart-panel';
import type { DealBook } from './frame';

/** Of a panel, in CSS pixels. */
const BORDER = 2;
/** Before the first measurement. */
const ASSUMED = 440;

interface PhoneChartProps {
  readonly pair: Pair;
  readonly lines: readonly ChartLine[];
  readonly marks: readonly ChartMark[] | undefined;
  /** CSS height. */
  readonly height: string;
  readonly controls: Ref<ChartControls>;
  readonly onAlertAt: (price: Decimal) => void;
  readonly onOrderAt: ((price: Decimal) => void) | undefined;
}

/** The price chart of a phone: it has no tabs of its own. */
export function PhoneChart({ height, ...props }: PhoneChartProps) {
  const text = tradingMessages.useText();
  return (
    <OwnHeight assumed={ASSUMED} style={{ height, minHeight: 0 }}>
      {(own) => (
        <PanelBoundary label={text('deal.chart')} subject={props.pair.id}>
          <PriceChart {...props} height={own - BORDER} />
        </PanelBoundary>
      )}
    </OwnHeight>
  );
}

function PriceChart(props: Omit<PhoneChartProps, 'height'> & { readonly height: number }) {
  const { pair, lines, marks, height, controls, onAlertAt, onOrderAt } = props;
  const text = tradingMessages.useText();
  const { stepResolution, isStale, ...chart } = useChart(pair);
  useImperativeHandle(controls, () => ({ step: stepResolution }), [stepResolution]);
  return (
    <Panel label={text('deal.chart')} isStale={isStale}>
      <Chart
        {...chart}
        lines={lines}
        {...(marks && { marks })}
        onAlertAt={onAlertAt}
        onOrderAt={onOrderAt}
        height={height}
      />
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
    <OwnHeight assumed={ASSUMED} style={{ height, minHeight: 0 }}>
      {(own) => (
        <PanelBoundary label={text('deal.depth')} subject={pair.id}>
          <Panel label={text('deal.depth')} isStale={isStale}>
            <Depth pair={pair} book={book.store} height={own - BORDER} />
          </Panel>
        </PanelBoundary>
      )}
    </OwnHeight>
  );
}
