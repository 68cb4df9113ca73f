import { useServerNow } from '@bourse/feature-kit';
import { dayOf, isLimitReached, limitOn, lossOn } from '../rules/loss-limit';
import { limitOf, resultsOf, storedLimits, storedResults } from './stored-limit';

/** Today's loss in a currency on this device, and the user's limit of it. */
export function useDayLoss(currency: string) {
  const today = dayOf(useServerNow()());
  const limit = limitOn(limitOf(storedLimits.useValue(), currency), today);
  const loss = lossOn(resultsOf(storedResults.useValue(), currency), today);
  return { loss, reachedLimit: isLimitReached(limit, loss) ? limit : undefined };
}
