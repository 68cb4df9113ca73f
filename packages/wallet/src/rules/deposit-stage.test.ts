import { expect, test } from 'vitest';
import { aLogRow } from '../testing';
import { depositProgress } from './deposit-stage';

test.each([
  [0, 'seen'],
  [1, 'credited'],
  [5, 'credited'],
  [6, 'complete'],
  [20, 'complete'],
] as const)('the progress of a deposit with %i of 6 confirmations is %s', (confirmations, stage) => {
  expect(depositProgress(aLogRow({ confirmations, required: 6 }))).toMatchObject({ stage, required: 6 });
});

test('the progress of a deposit is unknown where the back end sends no confirmations', () => {
  expect(depositProgress(aLogRow())).toBeUndefined();
});

test('the progress of a deposit needs six confirmations where the back end names no number', () => {
  expect(depositProgress(aLogRow({ confirmations: 5 }))).toMatchObject({ stage: 'credited', required: 6 });
});
