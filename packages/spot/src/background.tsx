import { WriteRecovery } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import { useLocation } from 'react-router';
import { useFilledNews } from './order-notices/use-filled-news';
import { useMoveToast } from '@bourse/trading';
import { exitsWrite } from './writes/exits-write';
import { moveWrite } from './writes/move-write';
import { ocoWrite } from './writes/oco-write';
import { orderWrite } from './writes/order-write';
import { ORDER_TOAST, useOutcomeTitle } from './submit-order/outcome-words';
import { RestingMarket } from './submit-order/resting-market';
import { PATHS } from './paths';

/**
 * On every screen of a logged-in user: tells which resting orders have filled, and looks up an order with a lost reply. The deal screen shows the outcome itself; other screens show a
 * toast.
 */
export function Component() {
  const { pathname } = useLocation();
  const outcomeTitle = useOutcomeTitle();
  const toast = useToast();
  useFilledNews();
  const tellMove = useMoveToast();
  return (
    <>
      <WriteRecovery
        write={orderWrite}
        onFound={(finding) => {
          if (pathname !== PATHS.deal && pathname !== PATHS.match) toast.info(outcomeTitle(finding), ORDER_TOAST);
        }}
      />
      <RestingMarket />
      <WriteRecovery write={ocoWrite} />
      <WriteRecovery write={exitsWrite} />
      <WriteRecovery write={moveWrite} onFound={(finding, ticket) => tellMove({ kind: 'unknown', finding }, ticket)} />
    </>
  );
}
