import { languageTag, type Language } from '@bourse/i18n';

const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/** Languages of the client by script; the first one where the language of the page has another script. */
const BY_SCRIPT = {
  hangul: ['kr'],
  kana: ['jp'],
  han: ['zh', 'hk', 'jp'],
  latin: ['en', 'spa'],
} as const satisfies Record<string, readonly Language[]>;

function scriptOf(text: string): keyof typeof BY_SCRIPT {
  if (HANGUL.test(text)) return 'hangul';
  if (KANA.test(text)) return 'kana';
  return HAN.test(text) ? 'han' : 'latin';
}

/**
 * The BCP 47 tag of a text of the server, which names no language: news exist in the languages of the operator's choice. The
 * script decides; of several languages with the same script the language of the page is assumed.
 */
export function languageOfText(text: string, page: Language): string {
  const languages: readonly Language[] = BY_SCRIPT[scriptOf(text)];
  return languageTag(languages.find((language) => language === page) ?? languages[0] ?? page);
}
