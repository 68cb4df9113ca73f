import { asFailure, isSessionChange, isUnknownOutcome, userLeft, type ExchangeState } from '@bourse/api-client';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Thunk } from '@bourse/feature-kit';
import type { Difference } from '../write/difference';
import type { Settled } from '../write/settled';
import {
  collect,
  differ,
  dismiss,
  doneItems,
  IDLE,
  nextOf,
  offer,
  report,
  start,
  withdraw,
  type BatchResult,
  type BatchState,
} from './batch-state';

export interface BatchOptions<State extends ExchangeState, Item> {
  /** Key of the slice in the store. */
  readonly name: string;
  /** Sends the request of one item, once. */
  readonly send: (item: Item) => Thunk<State, Promise<Settled<unknown>>>;
  /** After a lost reply: whether the item is done; `undefined` if the server cannot be reached. */
  readonly lookUp: (item: Item) => Thunk<State, Promise<boolean | undefined>>;
  /** The items belong together: after the first one that fails the others are not sent. */
  readonly isOneWhole?: boolean;
  /** Reads what the done items have created and compares it with what was confirmed. A batch that only ends something is `'creates nothing'`. */
  readonly difference: ((done: readonly Item[]) => Thunk<State, Promise<Difference | undefined>>) | 'creates nothing';
  /** Runs when an item is certainly done. */
  readonly onDone?: (item: Item) => Thunk<State, unknown>;
  /** Runs after the last item. */
  readonly onEnd?: () => Thunk<State, unknown>;
}

/** Many writes, sent one after the other, with a report of each. */
export interface Batch<State extends ExchangeState, Item> {
  readonly name: string;
  readonly reducer: (state: BatchState<Item> | undefined, action: UnknownAction) => BatchState<Item>;
  readonly select: (state: object) => BatchState<Item>;
  /**
   * Reads the items and opens the confirmation. The number of items; `undefined` where they cannot be read or another batch is
   * under way.
   */
  readonly collect: (
    read: () => Thunk<State, Promise<readonly Item[] | undefined>>,
  ) => Thunk<State, Promise<number | undefined>>;
  /** The confirmation: sends the items one after the other, each once. */
  readonly run: () => Thunk<State, Promise<void>>;
  /** Closes the confirmation or the report. */
  readonly dismiss: () => UnknownAction;
}

export function createBatch<State extends ExchangeState, Item>(options: BatchOptions<State, Item>): Batch<State, Item> {
  const { name } = options;
  const collecting = createAction(`${name}/collecting`);
  const offered = createAction<readonly Item[]>(`${name}/offered`);
  const started = createAction(`${name}/started`);
  const reported = createAction<BatchResult>(`${name}/reported`);
  const dismissed = createAction(`${name}/dismissed`);
  const differed = createAction<{ of: readonly Item[]; difference: Difference }>(`${name}/differed`);

  function reducer(state: BatchState<Item> = IDLE, action: UnknownAction): BatchState<Item> {
    if (collecting.match(action)) return collect(state);
    if (offered.match(action)) return offer(state, action.payload);
    if (started.match(action)) return start(state);
    if (reported.match(action)) return report(state, action.payload, options.isOneWhole ?? false);
    if (dismissed.match(action)) return dismiss(state);
    if (differed.match(action)) return differ(state, action.payload);
    // The request of a running batch that follows finds no session.
    if (userLeft.match(action)) return IDLE;
    return isSessionChange(action) ? withdraw(state) : state;
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the feature adds the reducer under this name
  const select = (state: object) => (Reflect.get(state, name) as BatchState<Item> | undefined) ?? IDLE;

  const sendOne =
    (item: Item): Thunk<State, Promise<BatchResult>> =>
    async (dispatch) => {
      const finish = (kind: 'done' | 'foundDone'): BatchResult => {
        if (options.onDone) dispatch(options.onDone(item));
        return { kind };
      };
      const { error } = await dispatch(options.send(item));
      if (error === undefined) return finish('done');
      const failure = asFailure(error);
      if (failure.kind === 'expired') return { kind: 'notSent' };
      if (!isUnknownOutcome(failure)) {
        return 'text' in failure && failure.text !== '' ? { kind: 'refused', text: failure.text } : { kind: 'refused' };
      }
      const isDone = await dispatch(options.lookUp(item));
      if (isDone === undefined) return { kind: 'unknown' };
      return isDone ? finish('foundDone') : { kind: 'unchanged' };
    };

  const compare = (): Thunk<State, Promise<void>> => async (dispatch, getState) => {
    const through = select(getState());
    const done = doneItems(through);
    if (options.difference === 'creates nothing' || through.phase !== 'done' || done.length === 0) return;
    const difference = await dispatch(options.difference(done));
    if (difference) dispatch(differed({ of: through.items, difference }));
  };

  return {
    name,
    reducer,
    select,
    dismiss: dismissed,

    collect: (read) => async (dispatch, getState) => {
      if (select(getState()).phase === 'collecting') return undefined;
      dispatch(collecting());
      if (select(getState()).phase !== 'collecting') return undefined;
      const items = await dispatch(read());
      if (items === undefined) {
        dispatch(dismissed());
        return undefined;
      }
      dispatch(offered(items));
      return items.length;
    },

    run: () => async (dispatch, getState) => {
      if (select(getState()).phase !== 'confirming') return;
      dispatch(started());
      for (let item = nextOf(select(getState())); item !== undefined; item = nextOf(select(getState()))) {
        // oxlint-disable-next-line no-await-in-loop -- whether the next item is sent depends on this one
        dispatch(reported(await dispatch(sendOne(item))));
      }
      if (options.onEnd) dispatch(options.onEnd());
      await dispatch(compare());
    },
  };
}
