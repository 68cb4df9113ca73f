import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dismiss,
  IDLE,
  isBusy,
  isUndecided,
  look,
  mustAsk,
  press,
  reply,
  see,
  send,
  takeBack,
  type OrderTicket,
  type Reply,
  type Submission,
} from './submit-order';

const ticket = (id: string): OrderTicket => ({
  id,
  pair: '1-3',
  baseId: 1,
  quoteId: 3,
  base: 'BTC',
  quote: 'USDT',
  side: 'buy',
  mode: 'limit',
  price: decimal('100'),
  amount: decimal('1'),
});

const order = ticket('a');
const before = { open: [], fills: [] };
const confirming = press(IDLE, order);
const sending = send(confirming, before);
const unknown = reply(sending, 'a', 'unknown');
const resynchronising = look(unknown);

describe('the way of an order', () => {
  it('goes from the button over the confirmation to the reply', () => {
    expect(confirming).toEqual({ phase: 'confirming', order });
    expect(sending).toEqual({ phase: 'sending', order, before });
    expect(reply(sending, 'a', 'done')).toEqual({ phase: 'done', order });
    expect(reply(sending, 'a', 'refused')).toEqual({ phase: 'refused', order });
  });

  it('ends with "cancel" in the confirmation', () => {
    expect(takeBack(confirming)).toBe(IDLE);
  });

  it('is not sent without a confirmation', () => {
    expect(send(IDLE, before)).toBe(IDLE);
  });

  it('looks what happened where the reply is lost', () => {
    expect(unknown).toEqual({ phase: 'unknown', order, before, asked: false });
    expect(resynchronising).toEqual({ phase: 'resynchronising', order, before });
    expect(see(resynchronising, 'a', { kind: 'nothing' })).toEqual({
      phase: 'found',
      order,
      before,
      finding: { kind: 'nothing' },
    });
  });

  it('stays unknown where nobody can be asked, and looks again', () => {
    const still = see(resynchronising, 'a', undefined);
    expect(still).toEqual({ phase: 'unknown', order, before, asked: true });
    expect(look(still)).toEqual(resynchronising);
  });

  it('is looked for again where nothing certain was found: it may still have been on its way', () => {
    expect(look(see(resynchronising, 'a', { kind: 'nothing' }))).toEqual(resynchronising);
    expect(look(see(resynchronising, 'a', { kind: 'unsure' }))).toEqual(resynchronising);
    const filled = see(resynchronising, 'a', { kind: 'filled', filled: order.amount });
    expect(look(filled)).toBe(filled);
  });

  it('that was not found, or not for certain, has the next press confirmed in any case', () => {
    expect(mustAsk(see(resynchronising, 'a', { kind: 'nothing' }))).toBe(true);
    expect(mustAsk(see(resynchronising, 'a', { kind: 'unsure' }))).toBe(true);
    expect(mustAsk(see(resynchronising, 'a', { kind: 'resting', filled: order.amount }))).toBe(false);
    expect(mustAsk(reply(sending, 'a', 'done'))).toBe(false);
  });

  it('is undecided from the moment it leaves until it is known what became of it', () => {
    const nothing = see(resynchronising, 'a', { kind: 'nothing' });
    for (const state of [sending, unknown, resynchronising, nothing]) expect(isUndecided(state)).toBe(true);
    const filled = see(resynchronising, 'a', { kind: 'filled', filled: order.amount });
    for (const state of [IDLE, confirming, reply(sending, 'a', 'done'), filled]) expect(isUndecided(state)).toBe(false);
  });

  it('can be put aside only when its fate is known or could not be learned', () => {
    expect(dismiss(see(resynchronising, 'a', { kind: 'nothing' }))).toBe(IDLE);
    expect(dismiss(see(resynchronising, 'a', undefined))).toBe(IDLE);
    for (const state of [confirming, sending, unknown, resynchronising]) expect(dismiss(state)).toBe(state);
  });

  it('begins anew after its end', () => {
    const ends = [
      reply(sending, 'a', 'done'),
      reply(sending, 'a', 'refused'),
      see(resynchronising, 'a', { kind: 'unsure' }),
    ];
    for (const state of ends)
      expect(press(state, ticket('b'))).toMatchObject({ phase: 'confirming', order: { id: 'b' } });
  });
});

describe('one press, one order', () => {
  it('hears nothing of the button while an order is under way', () => {
    for (const state of [confirming, sending, unknown, resynchronising]) expect(press(state, ticket('b'))).toBe(state);
  });

  it('sends once, however often "sure" is pressed', () => {
    expect(send(sending, before)).toBe(sending);
  });

  it('takes no answer that is meant for another order', () => {
    expect(reply(sending, 'b', 'done')).toBe(sending);
    expect(see(resynchronising, 'b', { kind: 'nothing' })).toBe(resynchronising);
  });

  it('sends each order at most once and never a second one while the first is open, whatever happens', () => {
    type Step = { do: 'press' | 'takeBack' | 'send' | 'look' | 'dismiss' } | { do: 'reply'; result: Reply; id: number };
    const plain = (name: Exclude<Step['do'], 'reply'>) => fc.constant<Step>({ do: name });
    const step: fc.Arbitrary<Step> = fc.oneof(
      plain('press'),
      plain('takeBack'),
      plain('send'),
      plain('look'),
      plain('dismiss'),
      fc.record({
        do: fc.constant('reply' as const),
        result: fc.constantFrom<Reply[]>('done', 'refused', 'unknown'),
        id: fc.nat(5),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state: Submission = IDLE;
        let tickets = 0;
        let overlaps = 0;
        const sent: string[] = [];
        const closed = new Set<string>();
        for (const given of steps) {
          const previous: Submission = state;
          if (given.do === 'press') state = press(state, ticket(String(tickets++)));
          else if (given.do === 'takeBack') state = takeBack(state);
          else if (given.do === 'look') state = look(state);
          else if (given.do === 'dismiss') state = dismiss(state);
          else if (given.do === 'reply') {
            state = reply(state, String(given.id), given.result);
            state = see(state, String(given.id), { kind: 'nothing' });
          } else state = send(state, before);
          if (previous.phase !== 'sending' && state.phase === 'sending') {
            if (!sent.every((id) => closed.has(id))) overlaps += 1;
            sent.push(state.order.id);
          }
          if (isBusy(previous) && !isBusy(state) && 'order' in previous) closed.add(previous.order.id);
        }
        expect(overlaps).toBe(0);
        expect(new Set(sent).size).toBe(sent.length);
      }),
      { numRuns: 500 },
    );
  });
});
