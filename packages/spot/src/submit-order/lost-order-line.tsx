import { Button } from '@bourse/ui-kit';
import { useSelector } from 'react-redux';
import { spotMessages } from '../locales';
import { titleOf } from './outcome-words';
import { selectSubmission } from './slice';
import { isLost } from './submit-order';

/** Where the form is put away: says that an order's reply was lost, and leads to the form, which says more. */
export function LostOrderLine({ onOpen }: { readonly onOpen: () => void }) {
  const text = spotMessages.useText();
  const submission = useSelector(selectSubmission);
  if (!isLost(submission)) return null;
  return (
    <div role="alert">
      <Button tone="quiet" fullWidth onClick={onOpen}>
        {text(titleOf(submission.phase === 'found' ? submission.finding : undefined))}
      </Button>
    </div>
  );
}
