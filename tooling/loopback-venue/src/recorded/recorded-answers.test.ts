import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { isCcxtInstalled } from '../ccxt-home';
import { readByCcxt, RECORDED_ANSWERS } from './recorded-answers';

/** Numbers and decimal text as decimal text without exponent and trailing zeros. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return decimal(value);
  if (typeof value === 'string' && /^\d[\d.]*$/.test(value)) return decimal(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
}

describe.skipIf(!isCcxtInstalled())('recorded answers of venues', () => {
  it.each(RECORDED_ANSWERS.map((answer) => [`${answer.venue} ${answer.call}`, answer] as const))(
    'the installed ccxt reads recorded answers as they were recorded, as numbers and as text: %s',
    async (_name, answer) => {
      for (const number of [Number, String]) {
        // oxlint-disable-next-line no-await-in-loop -- two readings
        expect(plain(await readByCcxt(answer, number))).toMatchObject(Object(plain(answer.parsed)));
      }
    },
  );
});
