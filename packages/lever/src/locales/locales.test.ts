import { checkLocales } from '@bourse/i18n/testing';
import { expect, it } from 'vitest';
import en from './en';
import hk from './hk';
import jp from './jp';
import kr from './kr';
import spa from './spa';
import zh from './zh';

/** Spanish-language venues use the English terms. */
const TERMS = [
  'Take profit / stop loss',
  'Stop loss {{id}}',
  'Take profit {{id}}',
  'Stops',
  'Stop loss',
  'Take profit',
];

it('has every text in six languages', () => {
  expect(checkLocales({ en, zh, hk, kr, jp, spa }, { sameAsEnglish: TERMS })).toEqual([]);
});
