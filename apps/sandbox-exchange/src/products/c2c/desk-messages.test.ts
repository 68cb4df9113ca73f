import { markPaid, openDispute, orderMessages, ownOrders, withdrawDispute } from '@bourse/contracts/c2c';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_HEADERS } from '../../testing/test-app';
import { deskOf, MESSAGE_LIMIT } from '../desk/back-office';
import { openMarketplace, type Marketplace, type Trader } from './c2c.test-support';
import { MESSAGES_OF_ORDER } from './messages';

const ATTACK = '<img src=x onerror="alert(1)">';

let test: Marketplace;
let seller: Trader;
let buyer: Trader;
let id: number;

beforeEach(async () => {
  test = await openMarketplace();
  seller = await test.trader('1000');
  buyer = await test.trader();
  id = await test.take(buyer, await test.publish(seller));
});

afterEach(() => test.close());

let keys = 0;
const newKey = () => `message-${(keys += 1)}`;
const read = ({ token }: Trader) => test.reply(orderMessages, { id }, token);

async function write(text: string, key = newKey()): Promise<object> {
  const [found] = await deskOf(test.exchange).cases({ status: 'pending', kind: 'c2c dispute' });
  const reply = await test.app.server.inject({
    method: 'POST',
    url: `/sandbox/desk/cases/${found?.id ?? 1}/messages`,
    headers: { ...SANDBOX_HEADERS, 'content-type': 'application/json' },
    payload: JSON.stringify({ key, text }),
  });
  return reply.json<object>();
}

async function dispute(): Promise<void> {
  await test.text(buyer, markPaid, { id });
  await test.text(buyer, openDispute, { id, reason: 'not_released', text: 'Paid', evidence: '' });
}

describe('a message of the desk', () => {
  it('both parties read a message of the desk as it was written, and are told', async () => {
    await dispute();
    const told: unknown[] = [];
    test.exchange.on('notice', ({ userId, notice }) => void told.push([userId, notice]));
    test.exchange.on('private', ({ userId, name }) => void told.push([userId, name]));
    expect(await write(` ${ATTACK} `)).toEqual({ ok: true });
    for (const { user } of [seller, buyer]) {
      expect(told).toContainEqual([user.id, 'c2c_message']);
      expect(told).toContainEqual([user.id, 'c2c_order']);
    }
    for (const party of [seller, buyer]) expect(await read(party)).toMatchObject([{ sender: 'desk', text: ATTACK }]);
    const [unread] = await test.reply(ownOrders, { page: 1 }, buyer.token);
    expect(unread?.unread).toBe(1);
    expect(await test.text(await test.trader(), orderMessages, { id })).toBe(SERVER_TEXTS.notYourOrder);
  });

  it('a message of the desk is in the log, with its text, and a restart keeps both', async () => {
    await dispute();
    await write('Please send the receipt');
    const again = await test.restart();
    expect(await deskOf(again).log(1)).toMatchObject([
      { act: 'message', actor: 'desk', userId: buyer.user.id, note: 'Please send the receipt' },
    ]);
    const kept = await again.db.selectFrom('c2c_messages').select(['user_id', 'text']).execute();
    expect(kept).toEqual([{ user_id: null, text: 'Please send the receipt' }]);
    await again.close();
  });

  it('a message of the desk that is sent again with its key is written once', async () => {
    await dispute();
    for (let sent = 0; sent < 2; sent += 1) expect(await write('Once', 'desk-message')).toEqual({ ok: true });
    expect(await write('Other', 'desk-message')).toEqual({ error: 'request_taken' });
    expect(await read(buyer)).toHaveLength(1);
  });

  it.each([
    ['a text that is too long', 'x'.repeat(501)],
    ['a text without a visible character', ' \n '],
    ['a mark that reverses the direction', 'pay \u202E4321'],
  ])('the desk cannot write %s', async (_, text) => {
    await dispute();
    expect(await write(text)).toHaveProperty('error');
    expect(await read(buyer)).toEqual([]);
    expect(await deskOf(test.exchange).log(1)).toEqual([]);
  });

  it('the desk writes to no order without a dispute, and to none whose dispute has ended', async () => {
    expect(await write('Hello')).toEqual({ error: 'case_not_pending' });
    await dispute();
    const [found] = await deskOf(test.exchange).cases({ status: 'pending' });
    await test.text(buyer, withdrawDispute, { id });
    const late = await deskOf(test.exchange).message(found?.id ?? 0, { key: newKey(), text: 'Hello' });
    expect(late).toEqual({ ok: false, reason: 'case_not_pending' });
    expect(await read(buyer)).toEqual([]);
  });

  it('the messages of the desk are bounded by the minute and by the order, over a restart too', async () => {
    await dispute();
    for (let sent = 0; sent < MESSAGE_LIMIT.tries; sent += 1) expect(await write('again')).toEqual({ ok: true });
    expect(await write('again')).toEqual({ error: 'too_many_messages' });
    test.clock.advance(MESSAGE_LIMIT.window);
    const rows = Array.from({ length: MESSAGES_OF_ORDER - MESSAGE_LIMIT.tries }, () => ({
      order_id: id,
      user_id: null,
      key: '',
      text: 'earlier',
      created_at: 0,
    }));
    await test.store.db.insertInto('c2c_messages').values(rows).execute();
    const again = await test.restart();
    const [found] = await deskOf(again).cases({ status: 'pending' });
    const late = await deskOf(again).message(found?.id ?? 0, { key: newKey(), text: 'again' });
    expect(late).toEqual({ ok: false, reason: 'too_many_messages' });
    await again.close();
  });

  it('a user cannot write as the desk', async () => {
    await dispute();
    const sent = await test.app.server.inject({
      method: 'POST',
      url: '/sandbox/desk/cases/1/messages',
      headers: { host: SANDBOX_HEADERS.host, authorization: buyer.token, 'content-type': 'application/json' },
      payload: '{"key":"message-of-user","text":"I am the desk"}',
    });
    expect(sent.statusCode).toBe(401);
    expect(await read(seller)).toEqual([]);
  });
});
