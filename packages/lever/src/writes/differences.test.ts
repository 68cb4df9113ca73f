import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import {
  partialCloseDifference,
  movedDifference,
  pendingReductionDifference,
  reducedDifference,
  reversedDifference,
  stopsDifference,
  submittedDifference,
} from './differences';

const d = decimal;
const newest = (...positions: ReturnType<typeof aPosition>[]) => ({ entrusts: [], positions, closed: [] });
const long = (lots: string, overrides: Parameters<typeof aPosition>[0] = {}) =>
  aPosition({ id: 40, direction: 'long', lots: d(lots), multiple: d('10'), ...overrides });

describe('what a leverage write has created', () => {
  const order = { direction: 'long', mode: 'market', multiple: d('10'), parts: [d('2')] } as const;

  it('an order is compared by its lots and its multiple', () => {
    expect(submittedDifference(order, [31], newest(long('2')))).toBeUndefined();
    expect(submittedDifference(order, [31], newest(long('20')))).toEqual({ confirmed: '2', created: '20', unit: '' });
    expect(submittedDifference(order, [31], newest(long('2', { multiple: d('100') })))).toEqual({
      confirmed: '10',
      created: '100',
      unit: '×',
    });
    expect(submittedDifference(order, [31], newest(long('2', { multiple: undefined })))).toBeUndefined();
    expect(submittedDifference(order, undefined, newest(long('20')))).toBeUndefined();
  });

  it('an order in parts is compared part by part; a refused part has no row', () => {
    const parts = { ...order, parts: [d('2'), d('2'), d('1')] };
    const placed = [long('2'), long('2', { id: 41 })];
    expect(submittedDifference(parts, [31], newest(...placed))).toBeUndefined();
    const others = [...placed, long('9', { id: 42 })];
    expect(submittedDifference(parts, [31], newest(...others))).toEqual({ confirmed: '1', created: '9', unit: '' });
    const foreign = [...others, long('1', { id: 43 })];
    expect(submittedDifference(parts, [31], newest(...foreign))).toBeUndefined();
  });

  it('a reversal is compared by the opposite position', () => {
    const position = { direction: 'short', lots: d('2'), multiple: d('10') } as const;
    expect(reversedDifference(position, [31], newest(long('2')))).toBeUndefined();
    expect(reversedDifference(position, [31], newest(long('4')))).toMatchObject({ confirmed: '2', created: '4' });
  });

  it('a moved order is compared by its lots, its price and its multiple', () => {
    const move = { direction: 'long', lots: d('2'), multiple: d('10'), isReduceOnly: false, to: d('90000') } as const;
    const moved = { ...move, symbol: 'BTC/USDT' };
    const placed = (overrides: Parameters<typeof aPosition>[0]) => [
      long('2', { orderPrice: d('90000'), ...overrides }),
    ];
    expect(movedDifference(moved, [31], placed({}))).toBeUndefined();
    expect(movedDifference(moved, [31], placed({ lots: d('20') }))).toMatchObject({ created: '20', unit: '' });
    expect(movedDifference(moved, [31], placed({ orderPrice: d('9000') }))).toMatchObject({
      created: '9000',
      unit: 'USDT',
    });
    expect(movedDifference(moved, [31], placed({ multiple: d('100') }))).toMatchObject({ created: '100', unit: '×' });
    expect(movedDifference({ ...moved, isReduceOnly: true }, [31], placed({ lots: d('20') }))).toBeUndefined();
    expect(movedDifference(moved, [40], placed({ lots: d('20') }))).toBeUndefined();
  });

  it('stops are compared with those of the position; a removed stop has no figure', () => {
    const stops = { takeProfit: d('70000'), stopLoss: undefined, symbol: 'BTC/USDT' };
    expect(stopsDifference(stops, long('2', { takeProfit: d('70000') }))).toBeUndefined();
    expect(stopsDifference(stops, long('2', { takeProfit: d('71000'), stopLoss: d('1') }))).toEqual({
      confirmed: '70000',
      created: '71000',
      unit: 'USDT',
    });
    expect(stopsDifference(stops, null)).toBeUndefined();
  });

  it('a partial close is compared by the closed lots: a back end may close the whole position', () => {
    const part = { lots: d('10'), closing: d('3') };
    expect(partialCloseDifference(part, long('7'), undefined)).toBeUndefined();
    expect(partialCloseDifference(part, long('5'), undefined)).toMatchObject({ confirmed: '3', created: '5' });
    expect(partialCloseDifference(part, null, long('10', { closeReason: 'user' }))).toMatchObject({ created: '10' });
    expect(partialCloseDifference(part, null, long('7', { closeReason: 'stopLoss' }))).toBeUndefined();
  });

  it('a reduce-only order is compared by the closed lots: a back end may open a position instead', () => {
    const before = { positions: [{ id: 20, lots: d('5') }] };
    const reduce = { lots: d('3'), direction: 'long' } as const;
    expect(reducedDifference(d('3'), before, [long('2', { id: 20 })])).toBeUndefined();
    expect(reducedDifference(d('9'), before, [])).toBeUndefined();
    expect(reducedDifference(d('3'), before, [long('5', { id: 20 })])).toMatchObject({ confirmed: '3', created: '0' });
    const opening = long('3', { direction: 'short' });
    expect(pendingReductionDifference(reduce, 31, [{ ...opening, isReduceOnly: true }])).toBeUndefined();
    expect(pendingReductionDifference(reduce, 31, [opening])).toMatchObject({
      confirmed: '3',
      created: '0',
    });
  });
});
