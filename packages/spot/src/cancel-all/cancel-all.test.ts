import { assert, array, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOpenOrder } from '../testing/fixtures';
import {
  answer,
  ask,
  countCancelled,
  dismiss,
  IDLE,
  nextOf,
  report,
  start,
  type CancelAll,
  type CancelResult,
} from './cancel-all';

const orders = [1, 2, 3].map((id) => anOpenOrder({ id }));
const confirming: CancelAll = { phase: 'confirming', orders };
const running = start(confirming);

describe('cancel all', () => {
  it('asks which orders are open before it asks for a yes', () => {
    expect(answer(ask(IDLE), orders)).toEqual(confirming);
  });

  it('has nothing to confirm without orders', () => {
    expect(answer(ask(IDLE), [])).toEqual(IDLE);
  });

  it('cannot be started twice, nor without a yes', () => {
    expect(start(running)).toBe(running);
    expect(start(IDLE)).toBe(IDLE);
    expect(ask(running)).toBe(running);
    expect(ask(confirming)).toBe(confirming);
  });

  it('cannot be put aside while it runs', () => {
    expect(dismiss(running)).toBe(running);
    expect(dismiss(confirming)).toEqual(IDLE);
  });

  it('ignores orders that come after the reader has changed their mind', () => {
    expect(answer(dismiss(ask(IDLE)), orders)).toEqual(IDLE);
  });

  it('takes one order after the other', () => {
    expect(nextOf(running)?.id).toBe(1);
    const second = report(running, { kind: 'cancelled' });
    expect(nextOf(second)?.id).toBe(2);
    const done = report(report(second, { kind: 'refused', text: 'no' }), { kind: 'gone' });
    expect(done.phase).toBe('done');
    expect(nextOf(done)).toBeUndefined();
  });

  it('sends nothing more once the exchange is out of reach, and says so of each', () => {
    const lost = report(report(running, { kind: 'stillOpen' }), { kind: 'unknown' });
    expect(lost).toEqual({
      phase: 'done',
      orders,
      results: [{ kind: 'stillOpen' }, { kind: 'unknown' }, { kind: 'notSent' }],
    });
  });

  it('counts as cancelled what was, or what is gone', () => {
    expect(countCancelled([{ kind: 'cancelled' }, { kind: 'gone' }, { kind: 'refused' }, { kind: 'stillOpen' }])).toBe(
      2,
    );
  });

  it('ends with one result an order, whatever happens', () => {
    const kinds = constantFrom<CancelResult['kind']>('cancelled', 'refused', 'gone', 'stillOpen', 'unknown', 'notSent');
    assert(
      property(integer({ min: 1, max: 20 }), array(kinds, { minLength: 20 }), (count, results) => {
        const some = Array.from({ length: count }, (_, id) => anOpenOrder({ id }));
        const end = results.reduce<CancelAll>((state, kind) => report(state, { kind }), start(answer(ask(IDLE), some)));
        expect(end.phase).toBe('done');
        expect(end.phase === 'done' && end.results.length).toBe(count);
      }),
    );
  });
});
