import { expect, it } from 'vitest';
import { operatorLog } from './operator-log';
import { StoreFullError } from '../store/errors';

it('the operator log prints a full disk as one line a minute, and other errors always', () => {
  let now = 0;
  const printed: unknown[] = [];
  const report = operatorLog(
    (line) => printed.push(line),
    () => now,
  );
  const defect = new Error('a defect');
  report(new StoreFullError('8 MB left'));
  report(new Error('the write failed', { cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }) }));
  report(defect);
  now = 59_999;
  report(new StoreFullError('7 MB left'));
  now = 60_000;
  report(new StoreFullError('6 MB left'));
  expect(printed).toEqual(['8 MB left', defect, '6 MB left']);
});
