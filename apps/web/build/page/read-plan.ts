import type { ChartLibrary } from '@bourse/feature-kit';
import type { Language } from '@bourse/i18n';

/** Id of the element that holds the plan, as JSON. */
export const PLAN_ID = 'page-plan';

type TextsByLanguage = Readonly<Record<string, readonly string[]>>;

export interface PlannedFiles {
  readonly files: readonly string[];
  /** The chart is drawn by the library that the brand names: its files are requested when the brand is known. */
  readonly charts?: Readonly<Record<ChartLibrary, readonly string[]>>;
  readonly texts: TextsByLanguage;
}

/** Which files an address needs beside the entry's own, by path; texts by our codes of languages. */
export interface Plan {
  readonly screens: Readonly<Record<string, PlannedFiles>>;
  /** Of all other addresses. */
  readonly texts: TextsByLanguage;
}

/** The plan of the page; empty where the build wrote none (development). */
export function readPlan(): Partial<Plan> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `page-plan.ts` wrote it with this type
  return JSON.parse(document.getElementById(PLAN_ID)?.textContent ?? '{}') as Partial<Plan>;
}

/** The files of a planned screen with its texts in one language; `undefined` for other addresses. */
export function filesOf({ screens }: Partial<Plan>, path: string, language: Language): readonly string[] | undefined {
  const screen = screens?.[path];
  return screen && [...screen.files, ...(screen.texts[language] ?? [])];
}

/** The files of a planned screen's chart. */
export function chartFilesOf({ screens }: Partial<Plan>, path: string, library: ChartLibrary): readonly string[] {
  return screens?.[path]?.charts?.[library] ?? [];
}
