import { createI18n, LANGUAGES, preloadCatalogues, serverTexts, translateServerText } from '@bourse/i18n';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { describe, expect, test } from 'vitest';

/** Every text with which the exchange refuses a call of this package. */
const REFUSALS = [
  SERVER_TEXTS.passwordWrong,
  SERVER_TEXTS.accountLockedUntil('2026-11-22 10:00:00'),
  SERVER_TEXTS.tooManyRequests,
  SERVER_TEXTS.tooManyAttempts,
  SERVER_TEXTS.notOpen,
  SERVER_TEXTS.codeWrong,
  SERVER_TEXTS.codeExpired,
  SERVER_TEXTS.codeNotSent,
  SERVER_TEXTS.codeResendWait('42'),
  SERVER_TEXTS.emailInvalid,
  SERVER_TEXTS.emailTaken,
  SERVER_TEXTS.phoneInvalid,
  SERVER_TEXTS.passwordsDiffer,
  SERVER_TEXTS.passwordCharacters,
  SERVER_TEXTS.accountExists,
  SERVER_TEXTS.inviteCodeNotFound,
  SERVER_TEXTS.payeeNameRequired,
  SERVER_TEXTS.payeeNotSet,
  SERVER_TEXTS.realNameNotPassed,
  SERVER_TEXTS.realNameIncomplete,
  SERVER_TEXTS.realNameInvalid,
  SERVER_TEXTS.cardNumberInvalid,
  SERVER_TEXTS.cardNumberTaken,
  SERVER_TEXTS.realNameUnderReview,
  SERVER_TEXTS.realNameAlreadyPassed,
  SERVER_TEXTS.uploadRequired,
  SERVER_TEXTS.uploadType,
  SERVER_TEXTS.uploadTooLarge(4),
  SERVER_TEXTS.regionNotPermitted,
];

/** Letters that a translation into the language has, and letters that it has not. */
const SCRIPTS = {
  en: [/[a-z]/, /\p{Script=Han}/u],
  spa: [/[a-z]/, /\p{Script=Han}/u],
  kr: [/\p{Script=Hangul}/u, /\p{Script=Han}/u],
  jp: [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, undefined],
  zh: [/\p{Script=Han}/u, undefined],
  hk: [/\p{Script=Han}/u, undefined],
} as const;

describe.each(LANGUAGES)('the language %s', (language) => {
  test('every refusal is translated', async () => {
    const i18n = createI18n({ language });
    await preloadCatalogues(i18n, [serverTexts]);
    const [has, hasNot] = SCRIPTS[language];
    const translated = REFUSALS.map((refusal) => translateServerText(i18n, refusal));
    expect(translated.filter((text) => !has.test(text) || hasNot?.test(text))).toEqual([]);
  });
});
