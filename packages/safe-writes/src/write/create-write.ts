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
  isBusy,
  isDone,
  isLost,
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
  /**
   * The record that a write changes, such as an order: a pending or lost write of one record neither blocks nor replaces one of another.
   * One record for all where left out: a write that places a new order looks it up by its terms, which an equal order of another record has too.
   */
  readonly recordOf?: (ticket: Types['ticket']) => number | string;
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
  /** The last one that was pressed. */
  readonly write: WriteState<Ticket, Before, Finding>;
  /** Pending and lost writes of other records. */
  readonly others?: readonly WriteState<Ticket, Before, Finding>[] | undefined;
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
  /** The write of a record, see `recordOf`. */
  readonly selectOf: (state: object, record: number | string) => SliceOf<Types>['write'];
  readonly selectSlice: (state: object) => SliceOf<Types>;
  /** The button, with valid input: opens the confirmation. Ignored while a write of the record is under way. */
  readonly press: (ticket: Types['ticket']) => UnknownAction;
  /** Closes the confirmation. */
  readonly takeBack: () => UnknownAction;
  /** Sends the confirmed write, once; `undefined` where nothing was to be sent. */
  readonly send: () => Thunk<State, Promise<WriteResult<Types['finding'], Types['reply']> | undefined>>;
  /** Looks up the outcome of a lost reply, of the last press where no `id` is given; one look-up at a time. */
  readonly lookUp: (id?: string) => Thunk<State, Promise<Types['finding'] | undefined>>;
  /** After a reload: takes over the writes whose outcome was unknown. */
  readonly restore: () => Thunk<State, void>;
  /** The user has read the outcome, of the last press where no `id` is given. */
  readonly dismiss: (id?: string) => Thunk<State, void>;
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
  const looked = createAction<string>(`${name}/looked`);
  const seen = createAction<{ id: string; found: Found<Finding> | undefined; at: number }>(`${name}/seen`);
  const restored = createAction<readonly Phase[]>(`${name}/restored`);
  const dismissed = createAction<string>(`${name}/dismissed`);
  const differed = createAction<Difference | undefined>(`${name}/differed`);

  const initial: Slice = { write: IDLE, doneAt: {} };

  const idOf = (write: Phase) => ('id' in write ? write.id : undefined);
  const recordOf = (write: Phase) => ('ticket' in write ? options.recordOf?.(write.ticket) : undefined);
  const all = ({ write, others = [] }: Slice): readonly Phase[] => [write, ...others];

  const doneTimes = ({ doneAt }: Slice, write: Phase, at: number | undefined) =>
    at !== undefined && isDone(write) ? { ...doneAt, [keyOf(write.ticket)]: at } : doneAt;

  /** Changes the write of an id; when it becomes done, its time is stored. */
  function change(slice: Slice, id: string | undefined, next: (write: Phase) => Phase, at?: number): Slice {
    const before = all(slice).find((write) => idOf(write) === id);
    const after = before && next(before);
    if (!before || !after || after === before) return slice;
    const changed = { ...slice, doneAt: doneTimes(slice, after, at) };
    if (before === slice.write) return { ...changed, write: after };
    return { ...changed, others: slice.others?.map((write) => (write === before ? after : write)) };
  }

  /** Brings the write of a record to the front. One of another record goes on behind it, and its confirmation closes. */
  function front(slice: Slice, record: number | string): Slice {
    if (recordOf(slice.write) === record) return slice;
    const going = all(slice).filter((write) => isLost(write) || isBusy(write));
    const write = going.find((one) => recordOf(one) === record) ?? IDLE;
    return { ...slice, write, others: going.filter((one) => one !== write) };
  }

  function reducer(slice: Slice = initial, action: UnknownAction): Slice {
    const changeFront = (next: (write: Phase) => Phase) => change(slice, idOf(slice.write), next);
    if (pressed.match(action)) {
      const { ticket } = action.payload;
      const fronted = options.recordOf ? front(slice, options.recordOf(ticket)) : slice;
      const next = options.isExit ? pressExit<Ticket, Before, Finding> : press<Ticket, Before, Finding>;
      return change(fronted, idOf(fronted.write), (write) => next(write, action.payload));
    }
    if (takenBack.match(action)) return changeFront(takeBack);
    if (sent.match(action)) return changeFront((write) => send(write, action.payload));
    if (refusedUnsent.match(action)) return changeFront((write) => refuseUnsent(write, action.payload));
    if (replied.match(action)) {
      const { id, outcome, at } = action.payload;
      return change(slice, id, (write) => reply(write, id, outcome), at);
    }
    if (looked.match(action)) return change(slice, action.payload, look);
    if (seen.match(action)) {
      const { id, found, at } = action.payload;
      return change(slice, id, (write) => see(write, id, found), at);
    }
    if (restored.match(action)) {
      const known = new Set(all(slice).map(idOf));
      const [write, ...others] = action.payload.filter((stored) => !known.has(idOf(stored)));
      if (!write || slice.write.phase !== 'idle') return slice;
      return { ...slice, write, others: [...others, ...(slice.others ?? [])] };
    }
    if (differed.match(action)) return { ...slice, difference: action.payload };
    if (dismissed.match(action)) return change(slice, action.payload, dismiss);
    // The data of a user who has logged out are removed. An expired session keeps them: the same user may log in again.
    if (userLeft.match(action)) return initial;
    // A confirmation belongs to the session that opened it.
    return isSessionChange(action) ? changeFront(takeBack) : slice;
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the feature adds the reducer under this name
  const selectSlice = (state: object) => (Reflect.get(state, name) as Slice | undefined) ?? initial;
  const select = (state: object) => selectSlice(state).write;

  const find = (state: object, id: string | undefined) => all(selectSlice(state)).find((write) => idOf(write) === id);

  const keep = (): Thunk<State, void> => (_dispatch, getState) => storage.write(all(selectSlice(getState())));
  const finish =
    (id: string): Thunk<State, void> =>
    (dispatch, getState) => {
      const write = find(getState(), id);
      if (write && isDone(write) && options.onDone) dispatch(options.onDone(write.ticket));
    };

  const compare =
    (ticket: Ticket, before: Before, at: number): Thunk<State, Promise<void>> =>
    async (dispatch, getState) => {
      if (options.difference === 'creates nothing') return;
      const user = selectUserId(getState());
      const difference = await dispatch(options.difference(ticket, before, at));
      if (difference && selectUserId(getState()) === user) dispatch(differed(difference));
    };

  const lookUpThunk =
    (id?: string): Thunk<State, Promise<Finding | undefined>> =>
    async (dispatch, getState) => {
      const before = find(getState(), id ?? idOf(select(getState())));
      const lookedId = before && idOf(before);
      if (lookedId === undefined) return undefined;
      dispatch(looked(lookedId));
      const looking = find(getState(), lookedId);
      // Another look-up is pending, or there is nothing to look up.
      if (looking === before || looking?.phase !== 'looking') return undefined;
      const finding = await dispatch(options.lookUp(looking.ticket, looking.before));
      const at = Date.now();
      const found = finding === undefined ? undefined : { finding, verdict: options.verdict(finding) };
      dispatch(seen({ id: looking.id, found, at }));
      dispatch(keep());
      dispatch(finish(looking.id));
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
      if (!find(getState(), id)) {
        // The user has left meanwhile: the outcome is not shown to the next one.
        if (!options.isExit || selectUserId(getState()) !== user) return undefined;
        return dispatch(replacedResult(ticket, before, data, error));
      }
      if (error === undefined) {
        dispatch(replied({ id, outcome: { kind: 'done' }, at }));
        dispatch(keep());
        dispatch(finish(id));
        void dispatch(compare(ticket, before, at));
        return { kind: 'done', reply: data };
      }
      const failure = asFailure(error);
      const isUnknown = isUnknownOutcome(failure);
      dispatch(replied({ id, outcome: isUnknown ? { kind: 'unknown' } : { kind: 'refused', failure }, at }));
      dispatch(keep());
      return isUnknown ? { kind: 'unknown', finding: await dispatch(lookUpThunk(id)) } : { kind: 'refused', failure };
    };

  return {
    name,
    reducer,
    select,
    selectOf: (state, record) => all(selectSlice(state)).find((write) => recordOf(write) === record) ?? IDLE,
    selectSlice,
    press: pressed,
    takeBack: takenBack,
    send: sendThunk,
    lookUp: lookUpThunk,
    restore: () => (dispatch) => void dispatch(restored(storage.read())),
    dismiss: (id) => (dispatch, getState) => {
      dispatch(dismissed(id ?? idOf(select(getState())) ?? ''));
      dispatch(keep());
    },
    selectDifference: (state) => selectSlice(state).difference,
    closeDifference: () => differed(undefined),
  };
}
