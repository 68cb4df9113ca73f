import {
  answerDispute,
  cancelPayment,
  markPaid,
  messagePicture,
  messagesRead,
  oneOrder,
  openDispute,
  orderMessages,
  ownOrders,
  releaseAsPublisher,
  sendMessage,
  withdrawDispute,
} from '@bourse/contracts/c2c';
import { submitIdentity } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskOf } from '../desk/back-office';
import { SANDBOX_HEADERS } from '../../testing/test-app';
import { openMarketplace, type Marketplace, type Trader } from './c2c.test-support';
import { ANSWER_MS } from './dispute';
import { MESSAGE_LIMIT } from './messages';

const ATTACK = '<img src=x onerror="alert(1)">';

let test: Marketplace;
let seller: Trader;
let buyer: Trader;
let stranger: Trader;
let id: number;

beforeEach(async () => {
  test = await openMarketplace();
  seller = await test.trader('1000');
  buyer = await test.trader();
  stranger = await test.trader();
  id = await test.take(buyer, await test.publish(seller));
});

afterEach(() => test.close());

let keys = 0;
const newKey = () => `message-${(keys += 1)}`;
const say = (by: Trader, text: string, more: Record<string, string> = {}) =>
  test.text(by, sendMessage, { id, key: newKey(), text, ...more });
const read = ({ token }: Trader) => test.reply(orderMessages, { id }, token);
const order = ({ token }: Trader) => test.reply(oneOrder, { id }, token);
const pay = () => test.text(buyer, markPaid, { id });

async function picture(of: Trader): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const added = await test.exchange.uploads.add(of.user.id, bytes);
  return added.ok ? `/api/uploads/${added.name}` : added.reason;
}

describe('messages of an order', () => {
  it('both parties read a message as it was written, and each sees its sender', async () => {
    expect(await say(buyer, ` ${ATTACK}\nsecond line `)).toBe(SERVER_TEXTS.submitted);
    const text = `${ATTACK}\nsecond line`;
    expect(await read(buyer)).toMatchObject([{ sender: 'self', text }]);
    expect(await read(seller)).toMatchObject([{ sender: 'counterparty', text, key: '' }]);
  });

  it('a message is kept once by its key, and another one with the same key is refused', async () => {
    const message = { id, key: 'message-twice', text: 'Paid' };
    for (let sent = 0; sent < 2; sent += 1)
      expect(await test.text(buyer, sendMessage, message)).toBe(SERVER_TEXTS.submitted);
    expect(await test.text(buyer, sendMessage, { ...message, text: 'Not paid' })).toBe(
      SERVER_TEXTS.duplicateSubmission,
    );
    expect(await read(seller)).toHaveLength(1);
    // A key is of one user: the counterparty may have the same.
    expect(await test.text(seller, sendMessage, message)).toBe(SERVER_TEXTS.submitted);
  });

  it('the event of a message reaches both parties and no other user', async () => {
    const heard: number[] = [];
    test.exchange.on('private', ({ name, userId }) => void (name === 'c2c_order' && heard.push(userId)));
    await say(seller, 'Hello');
    expect(new Set(heard)).toEqual(new Set([seller.user.id, buyer.user.id]));
  });

  it('unread messages are those of the counterparty after the last one that was read', async () => {
    await say(seller, 'one');
    await say(seller, 'two');
    await say(buyer, 'three');
    const unread = async (of: Trader) => (await test.reply(ownOrders, { page: 1 }, of.token))[0]?.unread;
    expect([await unread(buyer), await unread(seller)]).toEqual([2, 1]);
    const [first, second] = await read(buyer);
    await test.text(buyer, messagesRead, { id, message: second?.id ?? 0 });
    await test.text(buyer, messagesRead, { id, message: first?.id ?? 0 });
    await test.text(seller, messagesRead, { id, message: 1_000_000 });
    expect([await unread(buyer), await unread(seller)]).toEqual([0, 0]);
    await say(seller, 'four');
    expect(await unread(buyer)).toBe(1);
  });

  it.each([
    ['a text that is too long', 'x'.repeat(501)],
    ['a text without a visible character', ' \n '],
    ['a mark that reverses the direction', 'pay \u202E4321'],
    ['a control character', 'a\u0007b'],
  ])('the exchange refuses %s', async (_, text) => {
    expect(await say(buyer, text)).toBe(SERVER_TEXTS.messageInvalid);
  });

  it('the exchange refuses more messages of a user in a minute than the limit', async () => {
    for (let sent = 0; sent < MESSAGE_LIMIT.tries; sent += 1)
      expect(await say(buyer, 'again')).toBe(SERVER_TEXTS.submitted);
    expect(await say(buyer, 'again')).toBe(SERVER_TEXTS.tooManyRequests);
    expect(await say(seller, 'mine')).toBe(SERVER_TEXTS.submitted);
    test.clock.advance(MESSAGE_LIMIT.window);
    expect(await say(buyer, 'again')).toBe(SERVER_TEXTS.submitted);
  });

  it('a closed order is read and no longer written to', async () => {
    await say(buyer, 'I cancel');
    await test.text(buyer, cancelPayment, { id });
    expect(await say(buyer, 'more')).toBe(SERVER_TEXTS.orderAlreadyProcessed);
    expect(await read(seller)).toHaveLength(1);
  });

  it('a picture is shown to the parties only, and only an upload of the sender is accepted', async () => {
    const own = await picture(buyer);
    expect(await say(buyer, '', { picture: own })).toBe(SERVER_TEXTS.submitted);
    expect(await say(seller, 'mine', { picture: own })).toBe(SERVER_TEXTS.parameterError);
    expect(await say(seller, 'mine', { picture: 'https://evil.example/a.png' })).toBe(SERVER_TEXTS.parameterError);
    const [message] = await read(seller);
    expect(message?.hasPicture).toBe(true);
    const wanted = { id: message?.id ?? 0 };
    expect(await test.reply(messagePicture, wanted, seller.token)).toMatch(/^data:image\/png;base64,/);
    expect(await test.text(stranger, messagePicture, wanted)).toBe(SERVER_TEXTS.dataNotFound);
  });

  it('a message is refused whose picture is deleted while it is sent', async () => {
    const own = await picture(buyer);
    const { uploads, db } = test.exchange;
    const isOwn = uploads.isOwnAddress.bind(uploads);
    vi.spyOn(uploads, 'isOwnAddress').mockImplementationOnce(async (userId, address) => {
      const answer = await isOwn(userId, address);
      await db.deleteFrom('uploads').execute();
      return answer;
    });
    expect(await say(buyer, 'paid', { picture: own })).toBe(SERVER_TEXTS.parameterError);
    expect(await read(seller)).toEqual([]);
    expect(await say(buyer, 'paid')).toBe(SERVER_TEXTS.submitted);
  });

  it('a picture of a message outlasts the verification that has it too, and the exchange goes on', async () => {
    const [front, reverse, hand] = [await picture(buyer), await picture(buyer), await picture(buyer)];
    await say(buyer, '', { picture: front });
    const papers = { name: 'Ana', card_id: 'AB123456', front_pic: front, reverse_pic: reverse, hand_pic: hand };
    expect(await test.text(buyer, submitIdentity, papers)).toBe(SERVER_TEXTS.realNameSubmitted);
    const [message] = await read(seller);
    expect(await test.reply(messagePicture, { id: message?.id ?? 0 }, seller.token)).toMatch(
      /^data:image\/png;base64,/,
    );
    const left = await test.exchange.db.selectFrom('uploads').select('name').execute();
    expect(left.map(({ name }) => `/api/uploads/${name}`)).toEqual([front]);
    expect(await pay()).toBe(SERVER_TEXTS.paymentConfirmed);
  });

  it('a picture that the scanner refuses is not stored', async () => {
    test.exchange.uploads.scan = () => Promise.resolve(false);
    expect(await picture(buyer)).toBe('not_a_picture');
  });
});

it.each([
  ['reads of messages', orderMessages, {}],
  ['messages', sendMessage, { key: 'message-foreign', text: 'Hi' }],
  ['marks of reading', messagesRead, { message: 1 }],
  ['disputes', openDispute, { reason: 'other', text: 'x', evidence: '' }],
  ['answers', answerDispute, { text: 'x', evidence: '' }],
  ['withdrawals of disputes', withdrawDispute, {}],
])('the exchange refuses %s of a user who is no party of the order, and changes nothing', async (_, call, fields) => {
  await pay();
  expect(await test.text(stranger, call, { id, ...fields })).toBe(SERVER_TEXTS.notYourOrder);
  expect(await test.text(stranger, call, { id: 9999, ...fields })).toMatch(/订单/);
  expect((await order(buyer)).dispute).toBeUndefined();
  expect(await read(buyer)).toEqual([]);
});

const open = (by: Trader) =>
  test.text(by, openDispute, { id, reason: 'not_released', text: ATTACK, evidence: 'Total: 720 CNY' });
const release = () => test.text(seller, releaseAsPublisher, { id });

async function decide(verdict: 'approve' | 'reject') {
  const [found] = await deskOf(test.exchange).cases({ status: 'pending', kind: 'c2c dispute' });
  return deskOf(test.exchange).decide({ id: found?.id ?? 0, verdict, note: 'Seen', fields: {} });
}

const answer = (by: Trader) => test.text(by, answerDispute, { id, text: 'No money came', evidence: '' });

describe('a dispute', () => {
  it('a dispute is opened by a party of a paid order, once, and freezes the release', async () => {
    expect(await open(buyer)).toBe(SERVER_TEXTS.orderNotPaid);
    await pay();
    expect(await open(buyer)).toBe(SERVER_TEXTS.submitted);
    expect(await open(seller)).toBe(SERVER_TEXTS.orderInDispute);
    expect(await release()).toBe(SERVER_TEXTS.orderInDispute);
    expect((await order(seller)).dispute).toMatchObject({ state: 'open', opener: 'counterparty', text: ATTACK });
    expect(await test.exchange.admin.audit()).toEqual({});
  });

  it('the desk never decides a dispute by itself', async () => {
    await deskOf(test.exchange).decideAfter(1000);
    await pay();
    await open(buyer);
    await deskOf(test.exchange).decideAfter(1000);
    test.clock.advance(86_400_000);
    await test.exchange.tick();
    expect((await order(buyer)).dispute?.state).toBe('open');
  });

  it.each([
    ['buyer', 'approve', 'completed', { available: '900', held: '0' }, '100'],
    ['seller', 'reject', 'cancelled', { available: '900', held: '100' }, '0'],
  ] as const)(
    'the desk gives the coin to the %s, once, and the ledger is in order',
    async (winner, verdict, status, ofSeller, ofBuyer) => {
      await pay();
      await open(buyer);
      expect(await decide(verdict)).toEqual({ ok: true });
      expect(await decide(verdict)).toMatchObject({ ok: false });
      expect(await order(buyer)).toMatchObject({ status, dispute: { state: 'decided', winner, note: 'Seen' } });
      expect(await test.funds(seller)).toEqual(ofSeller);
      expect((await test.funds(buyer)).available).toBe(ofBuyer);
      expect(await test.exchange.admin.audit()).toEqual({});
    },
  );

  it('the counterparty answers once, before its time ends', async () => {
    await pay();
    await open(buyer);
    expect(await answer(buyer)).toBe(SERVER_TEXTS.notAuthorised);
    expect(await answer(seller)).toBe(SERVER_TEXTS.submitted);
    expect(await answer(seller)).toBe(SERVER_TEXTS.disputeEnded);
    expect((await order(buyer)).dispute).toMatchObject({ state: 'answered', answer: 'No money came' });
  });

  it('an answer after the end of its time is refused', async () => {
    await pay();
    await open(buyer);
    test.clock.advance(ANSWER_MS + 1);
    expect(await test.text(seller, answerDispute, { id, text: 'Late', evidence: '' })).toBe(SERVER_TEXTS.disputeEnded);
  });

  it('only the party that opened the dispute withdraws it, and the order goes on', async () => {
    await pay();
    await open(buyer);
    expect(await test.text(seller, withdrawDispute, { id })).toBe(SERVER_TEXTS.notAuthorised);
    expect(await test.text(buyer, withdrawDispute, { id })).toBe(SERVER_TEXTS.submitted);
    expect(await test.text(buyer, withdrawDispute, { id })).toBe(SERVER_TEXTS.disputeEnded);
    expect(await decide('approve')).toMatchObject({ ok: false });
    expect(await open(seller)).toBe(SERVER_TEXTS.submitted);
    expect(await test.text(seller, withdrawDispute, { id })).toBe(SERVER_TEXTS.submitted);
    expect(await release()).toBe(SERVER_TEXTS.receiptConfirmed);
    expect((await test.funds(buyer)).available).toBe('100');
  });

  it('the desk reads statements, evidence and messages of a case, and each read is logged', async () => {
    await say(buyer, ATTACK);
    await pay();
    await open(buyer);
    const [found] = await deskOf(test.exchange).cases({ status: 'pending' });
    const ask = async () => {
      const reply = await test.app.server.inject({
        url: `/sandbox/desk/cases/${found?.id}/documents`,
        headers: SANDBOX_HEADERS,
      });
      return reply.json<{ texts: Record<string, string>; reads: object[] }>();
    };
    const first = await ask();
    expect(first.texts).toMatchObject({ Statement: ATTACK, Evidence: 'Total: 720 CNY' });
    expect(Object.values(first.texts)).toContain(ATTACK);
    expect([first.reads.length, (await ask()).reads.length]).toEqual([1, 2]);
  });
});
