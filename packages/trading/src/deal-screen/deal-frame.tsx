import type { Decimal } from '@bourse/decimal';
import { createBookStore } from '@bourse/market';
import { ChunkLoadError, useChunk, useHeldByOverlay, useIsPhone } from '@bourse/ui-kit';
import { useState } from 'react';
import { PANELS } from '../panel-layout/layout';
import { AlertEditorOnPress } from '../price-alerts/alert-editor-on-press';
import type { DealFrameProps } from './frame';
import { DealSkeleton } from './deal-skeleton';
import { loadPhoneArrangement } from './phone-chunk';
import { useAlertLines } from './use-alert-lines';
import { useSteadyPair } from './use-steady-pair';
import { WideArrangement } from './wide-arrangement';

/** The screen of one pair: chart, book, trades, markets, and the form and orders that the feature puts in. */
export function DealFrame({ pair: livePair, panels = PANELS, lines, ...slots }: DealFrameProps) {
  // A rotation keeps the chart that fills the screen and the order form with its figures.
  const isPhone = useHeldByOverlay(useIsPhone());
  const pair = useSteadyPair(livePair);
  const [noBook] = useState(createBookStore);
  const [alert, setAlert] = useState<{ readonly price: Decimal | undefined }>();
  const alertLines = useAlertLines(pair.id);
  const phone = useChunk(loadPhoneArrangement, isPhone);
  // The error screen of the route offers to load it again.
  if (isPhone && phone.status === 'failed') throw new ChunkLoadError('did not load');
  if (isPhone && phone.status === 'loading') return <DealSkeleton screen={slots.screen} panels={panels} />;
  const Arrangement = isPhone && phone.status === 'ready' ? phone.module.PhoneArrangement : WideArrangement;
  return (
    <>
      <Arrangement
        {...slots}
        livePair={livePair}
        pair={pair}
        prices={slots.book?.store ?? noBook}
        panels={slots.book ? panels : panels.filter((panel) => panel !== 'book')}
        lines={alertLines.length === 0 ? lines : [...lines, ...alertLines]}
        onAlert={(price) => setAlert({ price })}
      />
      {alert && <AlertEditorOnPress pair={pair.id} price={alert.price} onClose={() => setAlert(undefined)} />}
    </>
  );
}
