import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ledger, transferHistory } from '.';

const row = (fields: object) => ({ value: '5', created_time: 1_790_000_000, account: 'capital', ...fields });

it.each([
  [9, 'legal'],
  [11, 'change'],
  [21, 'change'],
  [30, 'lever'],
  [31, 'lever'],
  [35, 'lever'],
])('a row whose texts are in another language has the account of its kind %i: %s', (type, name) => {
  const read = v.parse(ledger.reply, { data: [row({ type, info: 'devise de pièce', account: '' })] });
  expect(read[0]?.account).toEqual({ name });
});

it('a row of an unknown kind in another language keeps the name that was sent', () => {
  const read = v.parse(ledger.reply, { data: [row({ type: 999, info: '' })] });
  expect(read[0]?.account).toEqual({ text: 'capital' });
});

it.each([
  ['-20', 9, { name: 'legal' }, { text: '' }],
  ['20', 11, { text: '' }, { name: 'change' }],
  ['20', 999, { text: '' }, { text: '' }],
])('a transfer of %s that names no account has the side of its kind %i', (value, type, from, to) => {
  const log = { data: [row({ value, type, info: 'virement' })], count: 1 };
  expect(v.parse(transferHistory.reply, log)).toMatchObject([{ amount: '20', from, to }]);
});
