import { isDone, isUndecided } from '@bourse/safe-writes';
import type { SpotState, SpotThunk } from '../state';
import { orderWrite } from '../writes/order-write';
import { withArrival, type Arrival } from '../rules/arrival';
import { readArrivals, storeArrivals } from './arrival-storage';
import { arrivalsRead } from './slice';

/** Merges the stored notes, which other tabs also write. */
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

/** Outcome of a recorded order: `open` until it is decided. */
function fateOf(note: Arrival, state: SpotState): 'open' | 'arrived' | 'gone' {
  const write = orderWrite.select(state);
  if (!('id' in write) || write.id !== note.id) return 'gone';
  if (isDone(write)) return 'arrived';
  return isUndecided(write) ? 'open' : 'gone';
}

interface Follower {
  readonly getState: () => SpotState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (thunk: SpotThunk<void>) => unknown;
}

/** Follows a sent order on every screen, and stores its note once the order is known to be placed. */
export function followArrival(store: Follower, note: Arrival): void {
  const stop = store.subscribe(() => {
    const fate = fateOf(note, store.getState());
    if (fate === 'open') return;
    stop();
    if (fate === 'arrived') store.dispatch(keepArrival(note));
  });
}
