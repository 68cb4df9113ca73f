import { isZero } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { WriteRecovery } from '@bourse/safe-writes';
import { pairKeysOf } from '@bourse/contracts/market';
import { useMoveToast } from '@bourse/trading';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLeverDealQuery, useLeverStreamQuery } from './api';
import type { LeverStream } from './api/streams';
import { BatchDialog } from './close/batch-dialog';
import { useReverseToast } from './close/use-reverse-toast';
import { usePositionActions } from './close/use-position-actions';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from './locales/messages';
import { isRisky } from './rules/risk-rate';
import { batchCloseWrite, partialCloseWrite, closeWrite, revokeWrite, stopsWrite } from './writes/position-writes';
import { moveWrite } from './writes/move-write';
import { reduceWrite } from './writes/reduce-write';
import { reverseWrite } from './writes/reverse-write';
import { submitWrite } from './writes/submit-write';
import { useOrderNews } from './order-notices/use-order-news';
import { usePlannedStops } from './planned-stops/use-planned-stops';
import { useRiskNotification } from './liquidation-warning/use-risk-notification';
import { WarningBar } from './liquidation-warning/warning-bar';

const NO_POSITIONS: readonly LeverOrder[] = [];

/** The positions, and whether they are near liquidation, which one system notification says too. */
function useLiquidationRisk(stream: LeverStream | undefined) {
  const text = leverMessages.useText();
  const format = useFormat();
  const positions = stream?.positions ?? NO_POSITIONS;
  const rate = stream?.riskRate;
  const isLow = positions.length > 0 && rate !== undefined && !isZero(rate) && isRisky(rate);
  // The rate says something only where its formula is known: back ends without a maintenance rate compute others.
  const pair = isLow ? positions.find((position) => position.pair !== undefined)?.pair : undefined;
  const { currentData: deal } = useLeverDealQuery(pair === undefined ? skipToken : pairKeysOf(pair));
  const isCritical = isLow && deal?.maintenanceRate !== undefined;
  const shownRate = format.percent(rate);
  useRiskNotification(isCritical, text('warning.title'), text('warning.message', { rate: shownRate }));
  return { positions, isCritical, shownRate };
}

/** On every screen of a logged-in user: the liquidation warning, news of closed and filled orders, the batch close, and the look-up of lost replies. */
export function Component() {
  const { data: stream } = useLeverStreamQuery();
  useOrderNews(stream);
  usePlannedStops(stream);
  const tellReverse = useReverseToast();
  const tellMove = useMoveToast();
  const actions = usePositionActions(undefined);
  const { positions, isCritical, shownRate } = useLiquidationRisk(stream);
  return (
    <>
      <WriteRecovery write={submitWrite} />
      <WriteRecovery write={closeWrite} />
      <WriteRecovery write={partialCloseWrite} />
      <WriteRecovery write={reduceWrite} />
      <WriteRecovery write={batchCloseWrite} />
      <WriteRecovery write={revokeWrite} />
      <WriteRecovery write={stopsWrite} />
      <WriteRecovery write={reverseWrite} onFound={(finding) => tellReverse({ kind: 'unknown', finding })} />
      <WriteRecovery write={moveWrite} onFound={(finding) => tellMove({ kind: 'unknown', finding })} />
      {isCritical && (
        <WarningBar
          riskRate={shownRate}
          canClose={!actions.isBatchClosing}
          onCloseAll={() => actions.onBatch('all', positions)}
        />
      )}
      <BatchDialog />
    </>
  );
}
