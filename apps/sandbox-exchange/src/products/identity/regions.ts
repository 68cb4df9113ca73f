import './tables';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';

const PAGE_SIZE = 10;

interface RegionPage {
  data: { city_name: string; district_name: string; phone: string; joined_at: number }[];
  total: number;
}

/** The users of an agent's region, newest first; `undefined` for a user who is not an agent. */
export async function readRegion(db: Kysely<Database>, agentId: number, page: number): Promise<RegionPage | undefined> {
  const agent = await db
    .selectFrom('region_agents')
    .select('user_id')
    .where('user_id', '=', agentId)
    .executeTakeFirst();
  if (!agent) return undefined;
  const rows = db.selectFrom('region_users').where('agent_id', '=', agentId);
  const data = await rows
    .select(['city_name', 'district_name', 'phone', 'joined_at'])
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { data, total };
}

/** Makes a user an agent with these users; for seeding and tests. */
export async function addRegion(
  db: Kysely<Database>,
  agentId: number,
  users: readonly { city_name: string; district_name: string; phone: string; joined_at: number }[],
): Promise<void> {
  await db
    .insertInto('region_agents')
    .values({ user_id: agentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (users.length === 0) return;
  await db
    .insertInto('region_users')
    .values(users.map((user) => ({ agent_id: agentId, ...user })))
    .execute();
}
