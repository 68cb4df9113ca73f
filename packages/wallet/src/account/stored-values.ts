import { selectUserId } from '@bourse/api-client';
import { createStored, type StorageKey } from '@bourse/storage';
import { storedDecimal } from '@bourse/feature-kit';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { NO_ALLOW_LIST } from '../address/allow-list';
import { ACCOUNTS } from '../contract';

/** A value that this device keeps for each user; another user of the device does not see it. */
function createOwn<Schema extends v.GenericSchema>(key: StorageKey, schema: Schema, fallback: v.InferOutput<Schema>) {
  type Value = v.InferOutput<Schema>;
  const stored = createStored(key, v.record(v.string(), v.unknown()), {});
  return function useOwn(): readonly [Value, (change: (value: Value) => Value) => void] {
    const owner = String(useSelector(selectUserId) ?? '');
    const all = stored.useValue();
    const valueOf = (of: Readonly<Record<string, unknown>>): Value => {
      const read = v.safeParse(schema, of[owner]);
      return read.success && of[owner] !== undefined ? read.output : fallback;
    };
    return [valueOf(all), (change) => stored.update((now) => ({ ...now, [owner]: change(valueOf(now)) }))];
  };
}

/** The allow-list mode. */
export const useAllowList = createOwn(
  'bourse.wallet.allowList',
  v.object({
    since: v.optional(v.number()),
    endsAt: v.optional(v.number()),
    seen: v.record(v.string(), v.number()),
  }),
  NO_ALLOW_LIST,
);

/** Addresses to which this device has sent withdrawals, newest first. */
export const useUsedAddresses = createOwn('bourse.wallet.usedAddresses', v.array(v.string()), []);

/** The deposit addresses of the last visit, by currency and network. */
export const useKnownDepositAddresses = createOwn(
  'bourse.wallet.depositAddresses',
  v.record(v.string(), v.string()),
  {},
);

const balance = v.object({ account: v.picklist(ACCOUNTS), currency: v.string(), available: storedDecimal });

/** Balances and newest ledger entry of the last visit. */
export const useBalanceSnapshot = createOwn(
  'bourse.wallet.snapshot',
  v.optional(v.object({ lastEntryId: v.number(), balances: v.array(balance) })),
  undefined,
);

/** The total worth in USDT over time, as this device saw it, oldest first. */
export const useTotals = createOwn(
  'bourse.wallet.totals',
  v.array(v.object({ time: v.number(), value: storedDecimal })),
  [],
);

/** Are figures replaced by stars? */
export const useHidesFigures = createOwn('bourse.wallet.hidesFigures', v.boolean(), false);
