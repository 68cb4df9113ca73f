import { detectLanguage, languageTag, storedLanguage, type Language } from '@bourse/i18n';
import { BOOT_FAILED, showBootFailure } from '../../src/boot-failure.ts';
import { chartLibraryIn } from '../../src/brand/chart-library.ts';
import { operatorText } from '../../src/operator/operator-file.ts';
import { chartFilesOf, filesOf, readPlan } from './read-plan.ts';

/**
 * Runs in the head before all other scripts. Requests the files and texts of the address's screen at once, which the
 * entry would only discover after it has run. Reports an entry that fails to load. Its text is the same in every
 * release; the plan contains the variable part.
 */
const language: Language = detectLanguage(storedLanguage(), navigator.languages);
document.documentElement.lang = languageTag(language);
const plan = readPlan();

function request(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
request(filesOf(plan, location.pathname, language) ?? plan.texts?.[language] ?? []);

// The brand names the library of the charts; the other one is never requested. The entry uses the same text.
globalThis.bourseBrandText = operatorText('brand.json');
const requestChart = (brand: string | undefined) =>
  request(chartFilesOf(plan, location.pathname, chartLibraryIn(brand)));
void globalThis.bourseBrandText.then(requestChart);

function showFailure(): void {
  const root = document.getElementById('root');
  if (root) showBootFailure(root);
}
// Captured, because load errors do not bubble. Screens and texts are not script elements; the client shows their failures.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showFailure(), true);
addEventListener(BOOT_FAILED, showFailure);
