import { detectLanguage, languageTag, storedLanguage, type Language } from '@bourse/i18n';
import { showBootFailure } from '../../src/boot-failure.ts';
import { PLAN_ID, type Plan } from './plan.ts';

/**
 * Runs in the head, before anything else: asks at once for the files of the address's screen and for its texts, which the
 * entry would only find out about after it has run; and says so where the entry does not come, which cannot say it itself. Its text is
 * the same in every release; what changes stands in the plan.
 */
const language: Language = detectLanguage(storedLanguage(), navigator.languages);
document.documentElement.lang = languageTag(language);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the build beside this script
const plan = JSON.parse(document.getElementById(PLAN_ID)?.textContent ?? '{}') as Partial<Plan>;
const screen = plan.screens?.[location.pathname];
for (const href of [...(screen?.files ?? []), ...(screen?.texts[language] ?? plan.texts?.[language] ?? [])]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

// Captured, for it does not bubble. Screens and texts that do not come are no scripts of the page's, and the client speaks of them.
addEventListener(
  'error',
  ({ target }) => {
    const root = document.getElementById('root');
    if (root && target instanceof HTMLScriptElement) showBootFailure(root);
  },
  true,
);
