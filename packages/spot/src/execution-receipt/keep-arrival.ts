import type { SpotState, SpotThunk } from '../state';
import { selectSubmission } from '../submit-order/slice';
import { isPlaced, isUndecided } from '../submit-order/submit-order';
import { withArrival, type Arrival } from './arrival';
import { readArrivals, storeArrivals } from './arrival-storage';
import { arrivalsRead } from './slice';

/** Takes over what storage has: other tabs write there too. */
export function readArrivalsAgain(): SpotThunk<void> {
  return (dispatch) => {
    dispatch(arrivalsRead(readArrivals()));
  };
}

function keepArrival(note: Arrival): SpotThunk<void> {
  return (dispatch) => {
    storeArrivals(withArrival(readArrivals(), note));
    dispatch(readArrivalsAgain());
  };
}

/** What became of a noted order: `open` as long as it may still turn out either way. */
function fateOf(note: Arrival, state: SpotState): 'open' | 'arrived' | 'gone' {
  const submission = selectSubmission(state);
  if (!('order' in submission) || submission.order.id !== note.order.id) return 'gone';
  if (isPlaced(submission)) return 'arrived';
  return isUndecided(submission) ? 'open' : 'gone';
}

interface Follower {
  readonly getState: () => SpotState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (thunk: SpotThunk<void>) => unknown;
}

/** Follows an order that has just left, whatever screen is shown, and keeps its note once it is known to have arrived. */
export function followArrival(store: Follower, note: Arrival): void {
  const stop = store.subscribe(() => {
    const fate = fateOf(note, store.getState());
    if (fate === 'open') return;
    stop();
    if (fate === 'arrived') store.dispatch(keepArrival(note));
  });
}
