import {
  asFailure,
  isSessionChange,
  isUnknownOutcome,
  userLeft,
  selectUserId,
  type ExchangeState,
} from '@bourse/api-client';
import type { StorageKey } from '@bourse/storage';
import { createAction, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import type { Failure, Thunk } from '@bourse/feature-kit';
import type { Difference } from './difference';
import { createWriteStorage } from './write-storage';
import type { Settled } from './settled';
import {
  dismiss,
  IDLE,
  isDone,
  look,
  press,
  pressExit,
  refuseUnsent,
  reply,
  see,
  send,
  takeBack,
  type Found,
  type Reply as WriteReply,
  type Verdict,
  type WriteState,
} from './write-state';

/** What a write carries. */
export interface WriteTypes {
  /** The action as the user confirmed it. */
  readonly ticket: unknown;
  /** The server's data known before the request was sent. */
  readonly before: unknown;
  /** What a look-up after a lost reply has found. */
  readonly finding: unknown;
  readonly reply: unknown;
}

export interface WriteOptions<State extends ExchangeState, Types extends WriteTypes> {
  /** Key of the slice in the store. */
  readonly name: string;
  /** Where the tab keeps a write whose outcome is unknown, so that a reload looks it up. */
  readonly storageKey: StorageKey;
  /** Ticket and `before` as the storage keeps them. */
  readonly ticket: v.GenericSchema<unknown, Types['ticket']>;
  readonly before: v.GenericSchema<unknown, Types['before']>;
  /**
   * The server's data known before the request is sent. `doneAt`: when this tab's last write with the same key was
   * known to be done, epoch milliseconds; a list that was requested earlier may not contain it.
   */
  readonly known: (state: State, ticket: Types['ticket'], doneAt: number | undefined) => Types['before'];
  /** Groups the writes that the same lists show; one group where left out. */
  readonly keyOf?: (ticket: Types['ticket']) => string;
  /** Sends the request, once. `before`: the server's data known before. */
  readonly send: (ticket: Types['ticket'], before: Types['before']) => Thunk<State, Promise<Settled<Types['reply']>>>;
  /** Asks the server whether the write was carried out, by `readFresh`; `undefined` where the server cannot be reached. */
  readonly lookUp: (
    ticket: Types['ticket'],
    before: Types['before'],
  ) => Thunk<State, Promise<Types['finding'] | undefined>>;
  /** Invalidates the cached data that the write may have changed. Dispatched after each look-up. */
  readonly invalidate: () => UnknownAction;
  readonly verdict: (finding: Types['finding']) => Verdict;
  /**
   * An exit write: it ends a risk and may be repeated without harm: closing a closed position is refused. A pending or lost write never
   * blocks the next one. The reply of the replaced write is still reported to its caller.
   */
  readonly isExit?: boolean;
  /**
   * Reads what the server has created and compares it with what was confirmed. Some back ends create something else than was sent, such
   * as an order for a whole ad. A difference is shown by `WriteRecovery` until the user closes it. `doneAt`: when the write was known to be
   * done; a list that was requested earlier may not contain it. Required, so that no write forgets it: a write that only ends something
   * is `'creates nothing'`.
   */
  readonly difference:
    | ((
        ticket: Types['ticket'],
        before: Types['before'],
        doneAt: number,
      ) => Thunk<State, Promise<Difference | undefined>>)
    | 'creates nothing';
  /** Runs when the write is certainly done, e.g. clears the form. */
  readonly onDone?: (ticket: Types['ticket']) => Thunk<State, unknown>;
}

/** How a write ended. */
export type WriteResult<Finding, Reply> =
  | { readonly kind: 'done'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** The reply was lost; `finding` is `undefined` where the server could not be reached. */
  | { readonly kind: 'unknown'; readonly finding: Finding | undefined };

/** The slice of a write. */
export interface WriteSlice<Ticket, Before, Finding> {
  readonly write: WriteState<Ticket, Before, Finding>;
  /** When a write of a key was last known to be done, epoch milliseconds. */
  readonly doneAt: Readonly<Record<string, number>>;
  /** The confirmed and the created amount of the last write, if they differ. */
  readonly difference?: Difference | undefined;
}

type SliceOf<Types extends WriteTypes> = WriteSlice<Types['ticket'], Types['before'], Types['finding']>;

/** A safe write: reducer, selector and thunks. */
export interface Write<State extends ExchangeState, Types extends WriteTypes> {
  readonly name: string;
  readonly reducer: (state: SliceOf<Types> | undefined, action: UnknownAction) => SliceOf<Types>;
  readonly select: (state: object) => SliceOf<Types>['write'];
  /** The button, with valid input: opens the confirmation. Ignored while a write is under way. */
  readonly press: (ticket: Types['ticket']) => UnknownAction;
  /** Closes the confirmation. */
  readonly takeBack: () => UnknownAction;
  /** Sends the confirmed write, once; `undefined` where nothing was to be sent. */
  readonly send: () => Thunk<State, Promise<WriteResult<Types['finding'], Types['reply']> | undefined>>;
  /** Looks up the outcome of a lost reply; one look-up at a time. */
  readonly lookUp: () => Thunk<State, Promise<Types['finding'] | undefined>>;
  /** After a reload: takes over the write whose outcome was unknown. */
  readonly restore: () => Thunk<State, void>;
  /** The user has read the outcome. */
  readonly dismiss: () => Thunk<State, void>;
  readonly selectDifference: (state: object) => Difference | undefined;
  /** The user has read the difference. */
  readonly closeDifference: () => UnknownAction;
}

/** The browser reports that there is no connection. `false` if it cannot tell. */
const isOffline = () => !(globalThis.navigator?.onLine ?? true);

/** Defines a safe write. Add `[write.name]: write.reducer` to the feature's `reducers.ts` and `<WriteRecovery>` to its background. */
export function createWrite<State extends ExchangeState, Types extends WriteTypes>(
  options: WriteOptions<State, Types>,
): Write<State, Types> {
  type Ticket = Types['ticket'];
  type Before = Types['before'];
  type Finding = Types['finding'];
  type Reply = Types['reply'];
  type Slice = SliceOf<Types>;
  type Phase = Slice['write'];
  const { name } = options;
  const keyOf = options.keyOf ?? (() => '');
  const storage = createWriteStorage<Ticket, Before, Finding>(options);

  const pressed = createAction(`${name}/pressed`, (ticket: Ticket) => ({ payload: { ticket, id: nanoid() } }));
  const takenBack = createAction(`${name}/takenBack`);
  const sent = createAction<Before>(`${name}/sent`);
  const refusedUnsent = createAction<Failure>(`${name}/refusedUnsent`);
  const replied = createAction<{ id: string; outcome: WriteReply; at: number }>(`${name}/replied`);
  const looked = createAction(`${name}/looked`);
  const seen = createAction<{ id: string; found: Found<Finding> | undefined; at: number }>(`${name}/seen`);
  const restored = createAction<Phase>(`${name}/restored`);
  const dismissed = createAction(`${name}/dismissed`);
  const differed = createAction<Difference | undefined>(`${name}/differed`);

  const initial: Slice = { write: IDLE, doneAt: {} };

  /** The next phase; when the write becomes done, its time is stored. */
  function to(slice: Slice, write: Phase, at?: number): Slice {
    if (write === slice.write) return slice;
    if (at === undefined || !isDone(write)) return { ...slice, write };
    return { write, doneAt: { ...slice.doneAt, [keyOf(write.ticket)]: at } };
  }

  function reducer(slice: Slice = initial, action: UnknownAction): Slice {
    const { write } = slice;
    if (pressed.match(action)) {
      return to(slice, (options.isExit ? pressExit : press)<Ticket, Before, Finding>(write, action.payload));
    }
    if (takenBack.match(action)) return to(slice, takeBack(write));
    if (sent.match(action)) return to(slice, send(write, action.payload));
    if (refusedUnsent.match(action)) return to(slice, refuseUnsent(write, action.payload));
    if (replied.match(action)) {
      const { id, outcome, at } = action.payload;
      return to(slice, reply(write, id, outcome), at);
    }
    if (looked.match(action)) return to(slice, look(write));
    if (seen.match(action)) return to(slice, see(write, action.payload.id, action.payload.found), action.payload.at);
    if (restored.match(action)) return write.phase === 'idle' ? to(slice, action.payload) : slice;
    if (differed.match(action)) return { ...slice, difference: action.payload };
    if (dismissed.match(action)) return to(slice, dismiss(write));
    // The data of a user who has logged out are removed. An expired session keeps them: the same user may log in again.
    if (userLeft.match(action)) return initial;
    // A confirmation belongs to the session that opened it.
    return isSessionChange(action) ? to(slice, takeBack(write)) : slice;
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the feature adds the reducer under this name
  const selectSlice = (state: object) => (Reflect.get(state, name) as Slice | undefined) ?? initial;
  const select = (state: object) => selectSlice(state).write;

  const isCurrent = (state: object, id: string) => {
    const write = select(state);
    return 'id' in write && write.id === id;
  };

  const keep = (): Thunk<State, void> => (_dispatch, getState) => storage.write(select(getState()));
  const finish = (): Thunk<State, void> => (dispatch, getState) => {
    const write = select(getState());
    if (isDone(write) && options.onDone) dispatch(options.onDone(write.ticket));
  };

  const compare =
    (ticket: Ticket, before: Before, at: number): Thunk<State, Promise<void>> =>
    async (dispatch, getState) => {
      if (options.difference === 'creates nothing') return;
      const user = selectUserId(getState());
      const difference = await dispatch(options.difference(ticket, before, at));
      if (difference && selectUserId(getState()) === user) dispatch(differed(difference));
    };

  const lookUpThunk = (): Thunk<State, Promise<Finding | undefined>> => async (dispatch, getState) => {
    const before = select(getState());
    dispatch(looked());
    const looking = select(getState());
    // Another look-up is pending, or there is nothing to look up.
    if (looking === before || looking.phase !== 'looking') return undefined;
    const finding = await dispatch(options.lookUp(looking.ticket, looking.before));
    const at = Date.now();
    const found = finding === undefined ? undefined : { finding, verdict: options.verdict(finding) };
    dispatch(seen({ id: looking.id, found, at }));
    dispatch(keep());
    dispatch(finish());
    dispatch(options.invalidate());
    if (found?.verdict === 'open') void dispatch(compare(looking.ticket, looking.before, at));
    return finding;
  };

  /** The outcome of a write that another one has replaced while its request was pending. */
  const replacedResult =
    (
      ticket: Ticket,
      before: Before,
      data: Reply | undefined,
      error: unknown,
    ): Thunk<State, Promise<WriteResult<Finding, Reply>>> =>
    async (dispatch) => {
      if (error === undefined) return { kind: 'done', reply: data };
      const failure = asFailure(error);
      if (!isUnknownOutcome(failure)) return { kind: 'refused', failure };
      const finding = await dispatch(options.lookUp(ticket, before));
      dispatch(options.invalidate());
      return { kind: 'unknown', finding };
    };

  const sendThunk =
    (): Thunk<State, Promise<WriteResult<Finding, Reply> | undefined>> => async (dispatch, getState) => {
      const confirmed = select(getState());
      if (confirmed.phase !== 'confirming') return undefined;
      const { id, ticket } = confirmed;
      if (isOffline()) {
        const failure = { kind: 'offline' } as const;
        dispatch(refusedUnsent(failure));
        return { kind: 'refused', failure };
      }
      const doneAt = selectSlice(getState()).doneAt[keyOf(ticket)];
      const before = options.known(getState(), ticket, doneAt);
      dispatch(sent(before));
      dispatch(keep());

      const user = selectUserId(getState());
      const { data, error, at } = await dispatch(options.send(ticket, before));
      if (!isCurrent(getState(), id)) {
        // The user has left meanwhile: the outcome is not shown to the next one.
        if (!options.isExit || selectUserId(getState()) !== user) return undefined;
        return dispatch(replacedResult(ticket, before, data, error));
      }
      if (error === undefined) {
        dispatch(replied({ id, outcome: { kind: 'done' }, at }));
        dispatch(keep());
        dispatch(finish());
        void dispatch(compare(ticket, before, at));
        return { kind: 'done', reply: data };
      }
      const failure = asFailure(error);
      const isUnknown = isUnknownOutcome(failure);
      dispatch(replied({ id, outcome: isUnknown ? { kind: 'unknown' } : { kind: 'refused', failure }, at }));
      dispatch(keep());
      return isUnknown ? { kind: 'unknown', finding: await dispatch(lookUpThunk()) } : { kind: 'refused', failure };
    };

  return {
    name,
    reducer,
    select,
    press: pressed,
    takeBack: takenBack,
    send: sendThunk,
    lookUp: lookUpThunk,
    restore: () => (dispatch) => void dispatch(restored(storage.read())),
    dismiss: () => (dispatch) => {
      dispatch(dismissed());
      dispatch(keep());
    },
    selectDifference: (state) => selectSlice(state).difference,
    closeDifference: () => differed(undefined),
  };
}
