import type { Language } from '@bourse/i18n';
import { PLAN_ID, type Plan } from './plan.ts';

/** The plan of the page; empty where the build wrote none (development). */
export function readPlan(): Partial<Plan> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the build into the page
  return JSON.parse(document.getElementById(PLAN_ID)?.textContent ?? '{}') as Partial<Plan>;
}

/** The files of a planned screen with its texts in one language; `undefined` for other addresses. */
export function filesOf({ screens }: Partial<Plan>, path: string, language: Language): readonly string[] | undefined {
  const screen = screens?.[path];
  return screen && [...screen.files, ...(screen.texts[language] ?? [])];
}
