import { followStored, readStored, STORAGE_KEYS, writeStored } from '@bourse/storage';
import type { UserInfo } from '@bourse/contracts/identity';

/** `is_seller` and `extension_code` as local storage has them (trading side, section 3). `accountNum` belongs to the session. */
const stored = (user: Pick<UserInfo, 'isMerchant' | 'inviteCode'>) => ({
  [STORAGE_KEYS.isSeller]: user.isMerchant ? '1' : '0',
  [STORAGE_KEYS.inviteCode]: user.inviteCode,
});

const KEYS = [STORAGE_KEYS.isSeller, STORAGE_KEYS.inviteCode] as const;

/** Writes the keys that differ. */
export function storeUser(user: Pick<UserInfo, 'isMerchant' | 'inviteCode'>): void {
  const values = stored(user);
  for (const key of KEYS) if (readStored(key) !== values[key]) writeStored(key, values[key]);
}

/** Whether storage agrees with this user information; removed keys are ignored. */
export function agreesWithStored(user: Pick<UserInfo, 'isMerchant' | 'inviteCode'>): boolean {
  const values = stored(user);
  return KEYS.every((key) => (readStored(key) ?? values[key]) === values[key]);
}

/** Calls the listener after a change of the keys, by this tab and by others. Returns the function that stops it. */
export function followStoredUser(listener: () => void): () => void {
  const stops = KEYS.map((key) => followStored(key, listener));
  return () => {
    for (const stop of stops) stop();
  };
}
