import { selectUserId } from '@bourse/api-client';
import {
  createKept,
  createStored,
  useAreKeptValuesKnown,
  type KeptKey,
  type Merge,
  type TakeOver,
} from '@bourse/storage';
import { storedDecimal } from '@bourse/safe-writes';
import { useAppSelector } from '@bourse/feature-kit';
import * as v from 'valibot';
import {
  canonicalKey,
  NO_ALLOW_LIST,
  stricterAllowList,
  takenOverAllowList,
  type AllowList,
} from '../rules/allow-list';
import { ACCOUNTS } from '@bourse/contracts/wallet';

interface Own<Value> {
  /** The value of the session's user, and the function that changes it. */
  readonly useValue: () => readonly [Value, (change: (value: Value) => Value) => void];
  /** Changes the value of a user outside of components. */
  readonly update: (userId: number | undefined, change: (value: Value) => Value) => void;
}

/** A value that this device keeps for each user; another user of the device does not see it. With `kept` it outlasts a log-out. */
function createOwn<Schema extends v.GenericSchema>(
  key: KeptKey,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
  kept?: { readonly merge: Merge<v.InferOutput<Schema>>; readonly takeOver: TakeOver<v.InferOutput<Schema>> },
): Own<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;
  const byUser = v.record(v.string(), v.unknown());
  const valueOf = (all: Readonly<Record<string, unknown>>, owner: string): Value => {
    const read = v.safeParse(schema, all[owner]);
    return read.success && all[owner] !== undefined ? read.output : fallback;
  };
  type ByUser = v.InferOutput<typeof byUser>;
  const ofUsers =
    (one: TakeOver<Value>): TakeOver<ByUser> =>
    (all, others, now) =>
      Object.fromEntries(
        Object.keys({ ...all, ...others }).map((owner) => [
          owner,
          one(valueOf(all, owner), valueOf(others, owner), now),
        ]),
      );
  const stored = kept
    ? createKept(key, byUser, {}, (all, others) => ofUsers(kept.merge)(all, others, 0), ofUsers(kept.takeOver))
    : createStored(key, byUser, {});
  const changeOf = (owner: string, change: (value: Value) => Value) =>
    stored.update((all) => ({ ...all, [owner]: change(valueOf(all, owner)) }));
  return {
    useValue: () => {
      const owner = String(useAppSelector(selectUserId) ?? '');
      return [valueOf(stored.useValue(), owner), (change) => changeOf(owner, change)];
    },
    update: (userId, change) => changeOf(String(userId ?? ''), change),
  };
}

/** The allow-list mode. */
const allowList = createOwn(
  'bourse.wallet.allowList',
  v.object({
    since: v.optional(v.number()),
    endsAt: v.optional(v.number()),
    seen: v.pipe(
      v.record(v.string(), v.number()),
      v.transform((seen) => Object.fromEntries(Object.entries(seen).map(([key, at]) => [canonicalKey(key), at]))),
    ),
  }),
  NO_ALLOW_LIST,
  { merge: stricterAllowList, takeOver: takenOverAllowList },
);
export const { useValue: useAllowList, update: updateAllowList } = allowList;

/** The allow-list of the session's user; `undefined` from a login until it is restored. */
export function useKnownAllowList(): AllowList | undefined {
  const [list] = useAllowList();
  return useAreKeptValuesKnown() ? list : undefined;
}

/** Addresses to which this device has sent withdrawals, newest first. */
export const { useValue: useUsedAddresses } = createOwn('bourse.wallet.usedAddresses', v.array(v.string()), []);

/** The deposit addresses of the last visit, by currency and network. */
export const { useValue: useKnownDepositAddresses } = createOwn(
  'bourse.wallet.depositAddresses',
  v.record(v.string(), v.string()),
  {},
);

const balance = v.object({ account: v.picklist(ACCOUNTS), currency: v.string(), available: storedDecimal });

/** Balances and newest ledger entry of the last visit. */
export const { useValue: useBalanceSnapshot } = createOwn(
  'bourse.wallet.snapshot',
  v.optional(v.object({ lastEntryId: v.number(), balances: v.array(balance) })),
  undefined,
);

/** The total worth in USDT over time, as this device saw it, oldest first. */
export const { useValue: useTotals, update: updateTotals } = createOwn(
  'bourse.wallet.totals',
  v.array(v.object({ time: v.number(), value: storedDecimal })),
  [],
);

/** Are figures replaced by stars? */
export const { useValue: useHidesFigures } = createOwn('bourse.wallet.hidesFigures', v.boolean(), false);
