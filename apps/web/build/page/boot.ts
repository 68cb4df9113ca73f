import { detectLanguage, languageTag, storedLanguage, type Language } from '@bourse/i18n';
import { BOOT_FAILED, showBootFailure } from '../../src/boot-failure.ts';
import { filesOf, readPlan } from './read-plan.ts';

/**
 * Runs in the head before all other scripts. Requests the files and texts of the address's screen at once, which the
 * entry would only discover after it has run. Reports an entry that fails to load. Its text is the same in every
 * release; the plan contains the variable part.
 */
const language: Language = detectLanguage(storedLanguage(), navigator.languages);
document.documentElement.lang = languageTag(language);
const plan = readPlan();
for (const href of filesOf(plan, location.pathname, language) ?? plan.texts?.[language] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

function showFailure(): void {
  const root = document.getElementById('root');
  if (root) showBootFailure(root);
}
// Captured, because load errors do not bubble. Screens and texts are not script elements; the client shows their failures.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showFailure(), true);
addEventListener(BOOT_FAILED, showFailure);
