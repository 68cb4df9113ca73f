import { checkLocales } from '@bourse/i18n/testing';
import { expect, test } from 'vitest';
import en from './en';
import hk from './hk';
import jp from './jp';
import kr from './kr';
import spa from './spa';
import zh from './zh';

test('the texts are complete in six languages', () => {
  expect(checkLocales({ en, zh, hk, kr, jp, spa }, { sameAsEnglish: ['C2C', 'Spot', 'UTC'] })).toEqual([]);
});
