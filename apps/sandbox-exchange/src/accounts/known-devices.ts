import type { Kysely } from 'kysely';
import type { Database } from '../store/database';

/** Versions change with every update of a browser. */
const withoutVersions = (device: string): string => device.replaceAll(/[\d._]+/g, '').slice(0, 200);
const MOST_DEVICES = 20;

/** Remembers the device and the address of a log-in. Whether they are new to an account that has logged in before. */
export async function isNewDevice(
  db: Kysely<Database>,
  userId: number,
  { device, address, now }: { device: string; address: string; now: number },
): Promise<boolean> {
  const name = `${withoutVersions(device)} ${address}`;
  const known = await db
    .selectFrom('known_devices')
    .select('device')
    .where('user_id', '=', userId)
    .orderBy('last_login_at', 'desc')
    .execute();
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device: name, last_login_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ last_login_at: now }))
    .execute();
  const oldest = known.slice(MOST_DEVICES - 1).map(({ device: one }) => one);
  if (oldest.length > 0) {
    await db.deleteFrom('known_devices').where('user_id', '=', userId).where('device', 'in', oldest).execute();
  }
  return known.length > 0 && !known.some(({ device: one }) => one === name);
}
