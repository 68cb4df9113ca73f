import type { Decimal } from '@bourse/decimal';
import { FailedOnPress, lazyPart, useHeldByOverlay, useHasPhoneArrangement } from '@bourse/ui-kit';
import { useState } from 'react';
import { PANELS } from '../panel-layout/docking';
import type { DealFrameProps } from './frame';
import { LazyPhoneArrangement } from './lazy-phone-arrangement';
import { useAlertLines } from './use-alert-lines';
import { useSteadyPair } from './use-steady-pair';
import { WideArrangement } from './wide-arrangement';

const LazyAlertEditor = lazyPart(async () => (await import('../price-alerts/alert-editor')).AlertEditor, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** The screen of one pair: chart, book, trades, markets, and the form and orders that the feature puts in. */
export function DealFrame({ pair: livePair, panels = PANELS, chart, ...parts }: DealFrameProps) {
  // A rotation keeps the chart that fills the screen and the order form with its figures.
  const isPhone = useHeldByOverlay(useHasPhoneArrangement());
  const pair = useSteadyPair(livePair);
  const [alert, setAlert] = useState<{ readonly price: Decimal | undefined }>();
  const alertLines = useAlertLines(pair.id);
  const Arrangement = isPhone ? LazyPhoneArrangement : WideArrangement;
  return (
    <>
      <Arrangement
        {...parts}
        livePair={livePair}
        pair={pair}
        panels={parts.book ? panels : panels.filter((panel) => panel !== 'book')}
        chart={alertLines.length === 0 ? chart : { ...chart, lines: [...chart.lines, ...alertLines] }}
        onAlert={(price) => setAlert({ price })}
      />
      {alert && <LazyAlertEditor pair={pair.id} price={alert.price} onClose={() => setAlert(undefined)} />}
    </>
  );
}
