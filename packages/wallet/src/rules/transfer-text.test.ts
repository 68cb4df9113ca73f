import { serverTextKeys } from '@bourse/i18n/server-texts';
import { describe, expect, test } from 'vitest';
import { transferInText } from './transfer-text';

describe('the text of a transfer', () => {
  test.each([
    ['法币划转杠杆', 'legal', 'lever'],
    ['从币币账户划转到秒合约账户', 'change', 'micro'],
    ['杠杆划转至法币', 'lever', 'legal'],
  ] as const)('the text of a transfer names its accounts: %s', (info, from, to) => {
    expect(transferInText(info)).toEqual({ from, to });
  });

  test.each(['法币划转', '划转', '法币账户划转法币账户', '法币买入', '法币杠杆划转', '后台划转'])(
    'the text of a transfer is no text that does not name two accounts: %s',
    (info) => expect(transferInText(info)).toBeUndefined(),
  );

  test('the text of a transfer is no text of the catalogue', () => {
    expect(serverTextKeys().filter((info) => transferInText(info))).toEqual([]);
  });
});
