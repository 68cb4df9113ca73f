import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';

describe('the schema itself refuses', () => {
  let test: TestExchange;

  beforeEach(async () => {
    test = await createTestExchange();
  });

  afterEach(() => test.close());

  it('the schema itself refuses an entry that does not sum to zero', async () => {
    const alice = await test.user({ USDT: '1' });
    const { db } = test.store;
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('user_id', '=', alice.id)
      .executeTakeFirstOrThrow();
    await db.insertInto('entries').values({ id: 99, kind: 'deposit', reference: null, at: 0 }).execute();
    const posting = { entry_id: 99, account_id: id, available: '5', held: '0' };
    await expect(db.insertInto('postings').values(posting).execute()).rejects.toThrow('does not balance');
  });

  it('the schema itself refuses to change or delete a posting', async () => {
    await test.user({ USDT: '1' });
    const { db } = test.store;
    await expect(db.updateTable('postings').set({ held: '1' }).execute()).rejects.toThrow('never changed');
    await expect(db.deleteFrom('postings').execute()).rejects.toThrow('never changed');
  });

  it('the schema itself refuses a balance below zero, except that of the external account', async () => {
    const alice = await test.user({ USDT: '1' });
    const { db } = test.store;
    const update = db.updateTable('accounts').where('user_id', '=', alice.id);
    await expect(update.set({ available: '-1' }).execute()).rejects.toThrow('available_not_negative');
    await expect(update.set({ held: '-1' }).execute()).rejects.toThrow('held_not_negative');
    const outside = await db.selectFrom('accounts').select('available').where('house', '=', 'external').execute();
    expect(outside).toEqual([{ available: '-100000000' }]);
  });

  it('the schema itself refuses a fill between two orders of one user', async () => {
    const alice = await test.user({ USDT: '10' });
    const { id } = await test.place(alice, 'buy', '0.0001', '50000');
    const { db } = test.store;
    await expect(
      sql`insert into fills values (1, ${test.pair.id}, 1, 1, 'buy', ${id}, ${id}, ${alice.id}, ${alice.id}, 0, 0, 0)`.execute(
        db,
      ),
    ).rejects.toThrow('nobody_trades_with_himself');
  });
});
