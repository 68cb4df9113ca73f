import { isLost } from '@bourse/safe-writes';
import { useAppSelector } from '@bourse/feature-kit';
import { Button } from '@bourse/ui-kit';
import { useOutcomeTitle } from './outcome-words';
import { orderWrite } from '../writes/order-write';

/** Notice of an order with a lost reply while the form is hidden, with a link to the form. */
export function LostOrderLine({ onOpen }: { readonly onOpen: () => void }) {
  const outcomeTitle = useOutcomeTitle();
  const submission = useAppSelector(orderWrite.select);
  if (!isLost(submission)) return null;
  return (
    <div role="alert">
      <Button tone="quiet" fullWidth onClick={onOpen}>
        {outcomeTitle(submission.phase === 'found' ? submission.finding : undefined)}
      </Button>
    </div>
  );
}
