import { WriteRecovery } from '@bourse/safe-writes';
import { useMoveToast } from '@bourse/trading';
import { useKnownPositions } from './account/use-lever-account';
import { useLeverStreamQuery } from './api';
import { BatchDialog } from './close/batch-dialog';
import { useReverseToast } from './close/use-reverse-toast';
import { usePositionActions } from './close/use-position-actions';
import { batchCloseWrite, partialCloseWrite, closeWrite, revokeWrite, stopsWrite } from './writes/position-writes';
import { moveWrite } from './writes/move-write';
import { multipleWrite } from './writes/multiple-write';
import { reduceWrite } from './writes/reduce-write';
import { reverseWrite } from './writes/reverse-write';
import { submitWrite } from './writes/submit-write';
import { useOrderNews } from './order-notices/use-order-news';
import { RiskWatch } from './liquidation-warning/risk-watch';
import { usePlannedStops } from './planned-stops/use-planned-stops';

/** On every screen of a logged-in user: the liquidation warning, news of closed and filled orders, the batch close, and the look-up of lost replies. */
export function Component() {
  const { data: stream } = useLeverStreamQuery();
  useOrderNews(stream);
  usePlannedStops(stream);
  const tellReverse = useReverseToast();
  const tellMove = useMoveToast();
  const actions = usePositionActions(undefined);
  const positions = useKnownPositions();
  const pair = positions.find((position) => position.pair !== undefined)?.pair;
  return (
    <>
      <WriteRecovery write={submitWrite} />
      <WriteRecovery write={closeWrite} />
      <WriteRecovery write={partialCloseWrite} />
      <WriteRecovery write={reduceWrite} />
      <WriteRecovery write={batchCloseWrite} />
      <WriteRecovery write={revokeWrite} />
      <WriteRecovery write={stopsWrite} />
      <WriteRecovery write={multipleWrite} />
      <WriteRecovery
        write={reverseWrite}
        onFound={(finding, ticket) => tellReverse({ kind: 'unknown', finding }, ticket)}
      />
      <WriteRecovery write={moveWrite} onFound={(finding, ticket) => tellMove({ kind: 'unknown', finding }, ticket)} />
      {pair !== undefined && (
        <RiskWatch
          pair={pair}
          canClose={!actions.isBatchClosing}
          onCloseAll={() => actions.onBatch('all', positions)}
        />
      )}
      <BatchDialog />
    </>
  );
}
