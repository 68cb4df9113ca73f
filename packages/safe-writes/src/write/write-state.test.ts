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
  refuseUnsent,
  reply,
  see,
  send,
  takeBack,
  type Reply,
  type WriteState,
} from './write-state';

type State = WriteState<string, string, string>;
const write = { id: 'a', ticket: 'buy 1' };
const before = 'nothing open';
const DONE: Reply = { kind: 'done' };
const LOST: Reply = { kind: 'unknown' };
const REFUSED: Reply = { kind: 'refused', failure: { kind: 'rejected', text: 'no' } };

const confirming = press<string, string, string>(IDLE, write);
const sending = send(confirming, before);
const unknown = reply(sending, 'a', LOST);
const looking = look(unknown);
const missing = see(looking, 'a', { finding: 'nothing', verdict: 'open' });
const found = see(looking, 'a', { finding: 'resting', verdict: 'done' });

describe('the states of a write', () => {
  it('a write goes from the press over the confirmation to the reply', () => {
    expect(confirming).toEqual({ phase: 'confirming', ...write });
    expect(sending).toEqual({ phase: 'sending', ...write, before });
    expect(reply(sending, 'a', DONE)).toEqual({ phase: 'done', ...write });
    expect(reply(sending, 'a', REFUSED)).toMatchObject({ phase: 'refused', ...write, failure: { text: 'no' } });
  });

  it('a write returns to idle when the confirmation is cancelled', () => {
    expect(takeBack(confirming)).toBe(IDLE);
    expect(takeBack(sending)).toBe(sending);
  });

  it('a write needs a confirmation before anything is sent', () => {
    expect(send<string, string, string>(IDLE, before)).toBe(IDLE);
  });

  it('a write ends without a request where the device is offline', () => {
    expect(refuseUnsent(confirming, { kind: 'offline' })).toEqual({
      phase: 'refused',
      ...write,
      failure: { kind: 'offline' },
    });
    expect(refuseUnsent(sending, { kind: 'offline' })).toBe(sending);
  });

  it('a write looks a lost reply up', () => {
    expect(unknown).toEqual({ phase: 'unknown', ...write, before, hasLooked: false });
    expect(looking).toEqual({ phase: 'looking', ...write, before });
    expect(found).toEqual({ phase: 'found', ...write, before, finding: 'resting', verdict: 'done' });
  });

  it('a write stays unknown while the server cannot be reached, and looks its reply up again', () => {
    const still = see(looking, 'a', undefined);
    expect(still).toEqual({ phase: 'unknown', ...write, before, hasLooked: true });
    expect(look(still)).toEqual(looking);
  });

  it('a write looks its reply up again after an uncertain result, because the request may still arrive', () => {
    expect(look(missing)).toEqual(looking);
    expect(look(found)).toBe(found);
  });

  it('a write asks before the next one after an uncertain result', () => {
    expect(mustAsk(missing)).toBe(true);
    for (const state of [found, reply(sending, 'a', DONE), unknown]) expect(mustAsk(state)).toBe(false);
  });

  it('a write is undecided from sending until the outcome is certain', () => {
    for (const state of [sending, unknown, looking, missing]) expect(isUndecided(state)).toBe(true);
    for (const state of [IDLE, confirming, reply(sending, 'a', DONE), found]) expect(isUndecided(state)).toBe(false);
  });

  it('a write can be dismissed only when the outcome is known or a look-up has failed', () => {
    expect(dismiss(missing)).toBe(IDLE);
    expect(dismiss(see(looking, 'a', undefined))).toBe(IDLE);
    for (const state of [confirming, sending, unknown, looking]) expect(dismiss(state)).toBe(state);
  });

  it('a write can start again after its end', () => {
    for (const state of [reply(sending, 'a', DONE), reply(sending, 'a', REFUSED), missing, found])
      expect(press(state, { id: 'b', ticket: 'sell' })).toMatchObject({ phase: 'confirming', id: 'b' });
  });
});

describe('one press, one request', () => {
  it('a safe write ignores the button while it is pending', () => {
    for (const state of [confirming, sending, unknown, looking])
      expect(press(state, { id: 'b', ticket: 'sell' })).toBe(state);
  });

  it('a safe write sends once for repeated presses of the confirmation', () => {
    expect(send(sending, before)).toBe(sending);
  });

  it('a safe write ignores a reply to another write', () => {
    expect(reply(sending, 'b', DONE)).toBe(sending);
    expect(see(looking, 'b', { finding: 'resting', verdict: 'done' })).toBe(looking);
  });

  it('a safe write sends each write at most once and no second one while the first is undecided', () => {
    type Step =
      | { do: 'press' | 'takeBack' | 'send' | 'look' | 'dismiss' }
      | { do: 'reply'; outcome: Reply; id: number };
    const plain = (name: Exclude<Step['do'], 'reply'>) => fc.constant<Step>({ do: name });
    const step: fc.Arbitrary<Step> = fc.oneof(
      plain('press'),
      plain('takeBack'),
      plain('send'),
      plain('look'),
      plain('dismiss'),
      fc.record({ do: fc.constant('reply' as const), outcome: fc.constantFrom(DONE, REFUSED, LOST), id: fc.nat(5) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state: State = IDLE;
        let count = 0;
        let overlaps = 0;
        const sent: string[] = [];
        const closed = new Set<string>();
        for (const given of steps) {
          const previous: State = state;
          if (given.do === 'press') state = press(state, { id: String(count++), ticket: '' });
          else if (given.do === 'takeBack') state = takeBack(state);
          else if (given.do === 'look') state = look(state);
          else if (given.do === 'dismiss') state = dismiss(state);
          else if (given.do === 'reply') {
            state = reply(state, String(given.id), given.outcome);
            state = see(state, String(given.id), { finding: 'nothing', verdict: 'open' });
          } else state = send(state, before);
          if (previous.phase !== 'sending' && state.phase === 'sending') {
            if (!sent.every((id) => closed.has(id))) overlaps += 1;
            sent.push(state.id);
          }
          if (isBusy(previous) && !isBusy(state) && 'id' in previous) closed.add(previous.id);
        }
        expect(overlaps).toBe(0);
        expect(new Set(sent).size).toBe(sent.length);
      }),
      { numRuns: 500 },
    );
  });
});
