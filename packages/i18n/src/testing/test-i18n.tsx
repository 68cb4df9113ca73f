import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { serverTexts } from '../apitip/catalogue';
import type { Language } from '../language';
import type { AnyMessageCatalogue, I18n } from '../messages/types';
import { createI18n } from '../messages/create-i18n';
import { preloadCatalogues } from '../messages/languages';
import { I18nProvider } from '../provider';

/** An i18next instance that already contains the texts of the given catalogues, so that no component suspends. */
export async function createTestI18n(
  language: Language = 'en',
  catalogues: readonly AnyMessageCatalogue[] = [],
): Promise<I18n> {
  const i18n = createI18n({ language });
  await preloadCatalogues(i18n, catalogues);
  return i18n;
}

/**
 * Fetches the texts of catalogues once, for a test file's `beforeAll` or a story's loader. Every later `TestI18n`
 * renders without suspending.
 */
export async function preloadMessages(
  catalogues: readonly AnyMessageCatalogue[],
  languages: readonly Language[] = ['en'],
): Promise<void> {
  await Promise.all(catalogues.flatMap((catalogue) => languages.map((language) => catalogue.load(language))));
}

export interface TestI18nProps {
  readonly children: ReactNode;
  /** Default: English. */
  readonly language?: Language;
  /** An instance of `createTestI18n`; default: a new one. */
  readonly i18n?: I18n;
}

/**
 * Language, texts and formats for a test or a story. Texts that were not preloaded load asynchronously: use `findBy…`. The texts of
 * the server load after the first render, as in the shell.
 */
export function TestI18n({ children, language = 'en', i18n }: TestI18nProps) {
  const [own] = useState(() => createI18n({ language }));
  const used = i18n ?? own;
  useEffect(() => void preloadCatalogues(used, [serverTexts]), [used]);
  return (
    <I18nProvider i18n={used}>
      <Suspense fallback={null}>{children}</Suspense>
    </I18nProvider>
  );
}
