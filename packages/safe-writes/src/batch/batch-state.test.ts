import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import {
  collect,
  countDone,
  differ,
  dismiss,
  doneItems,
  IDLE,
  nextOf,
  offer,
  report,
  start,
  withdraw,
  type BatchResult,
  type BatchState,
} from './batch-state';

const items = [1, 2, 3];
const confirming: BatchState<number> = { phase: 'confirming', items };
const running = start(confirming);

it('a batch reads its items before it asks for a confirmation', () => {
  expect(offer(collect<number>(IDLE), items)).toEqual(confirming);
});

it('a batch without items has nothing to confirm', () => {
  expect(offer(collect<number>(IDLE), [])).toEqual(IDLE);
});

it('a batch cannot be started twice, nor without a confirmation', () => {
  expect(start(running)).toBe(running);
  expect(start<number>(IDLE)).toBe(IDLE);
  expect(collect(running)).toBe(running);
  expect(collect(confirming)).toBe(confirming);
});

it('a batch cannot be dismissed while it runs', () => {
  expect(dismiss(running)).toBe(running);
  expect(dismiss(confirming)).toEqual(IDLE);
});

it('a batch closes the confirmation when the session changes, and completes what runs', () => {
  expect(withdraw(confirming)).toEqual(IDLE);
  expect(withdraw(running)).toBe(running);
});

it('a batch ignores items that arrive after it was dismissed', () => {
  expect(offer(dismiss(collect<number>(IDLE)), items)).toEqual(IDLE);
});

it('a batch sends one item after another', () => {
  expect(nextOf(running)).toBe(1);
  const second = report(running, { kind: 'done' }, false);
  expect(nextOf(second)).toBe(2);
  const done = report(report(second, { kind: 'refused', text: 'no' }, false), { kind: 'foundDone' }, false);
  expect(done.phase).toBe('done');
  expect(nextOf(done)).toBeUndefined();
});

it('a batch sends nothing more once the server is unreachable, and reports the rest as not sent', () => {
  const lost = report(report(running, { kind: 'unchanged' }, false), { kind: 'unknown' }, false);
  expect(lost).toEqual({
    phase: 'done',
    items,
    results: [{ kind: 'unchanged' }, { kind: 'unknown' }, { kind: 'notSent' }],
  });
});

it('a batch whose items are one whole ends with the first item that fails', () => {
  expect(report(running, { kind: 'refused', text: 'no' }, true)).toMatchObject({
    phase: 'done',
    results: [{ kind: 'refused' }, { kind: 'notSent' }, { kind: 'notSent' }],
  });
  expect(report(running, { kind: 'foundDone' }, true)).toMatchObject({ phase: 'running' });
});

it('a batch compares its own items with what was created, and no others', () => {
  const done = report(
    report(report(running, { kind: 'done' }, false), { kind: 'refused' }, false),
    { kind: 'foundDone' },
    false,
  );
  const difference = { confirmed: 'a', created: 'b' };
  expect(doneItems(done)).toEqual([1, 3]);
  expect(differ(done, { of: items, difference })).toEqual({ ...done, difference });
  expect(differ(done, { of: [1, 2, 3], difference })).toBe(done);
  expect(differ(running, { of: items, difference })).toBe(running);
});

it('a batch counts items as done that the server confirmed or the look-up found', () => {
  expect(countDone([{ kind: 'done' }, { kind: 'foundDone' }, { kind: 'refused' }, { kind: 'unchanged' }])).toBe(2);
});

it('a batch ends with one result for each item in every case', () => {
  const kinds = constantFrom<BatchResult['kind']>('done', 'refused', 'foundDone', 'unchanged', 'unknown', 'notSent');
  assert(
    property(integer({ min: 1, max: 20 }), array(kinds, { minLength: 20 }), (count, results) => {
      const some = Array.from({ length: count }, (_, id) => id);
      const first = start(offer(collect<number>(IDLE), some));
      const end = results.reduce<BatchState<number>>((state, kind) => report(state, { kind }, false), first);
      expect(end.phase).toBe('done');
      expect(end.phase === 'done' && end.results.length).toBe(count);
    }),
  );
});
