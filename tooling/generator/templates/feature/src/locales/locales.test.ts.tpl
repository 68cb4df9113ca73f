import { checkLocales } from '@bourse/i18n/testing';
import { expect, it } from 'vitest';
import en from './en';
import hk from './hk';
import jp from './jp';
import kr from './kr';
import spa from './spa';
import zh from './zh';

/** Untranslated names; remove a name after translating it. */
const NAMES = ['__title__'];

it('has all texts in six languages', () => {
  expect(checkLocales({ en, zh, hk, kr, jp, spa }, { sameAsEnglish: NAMES })).toEqual([]);
});
