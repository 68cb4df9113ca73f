import { readStoredAs, writeStoredAs } from '@bourse/storage';
import * as v from 'valibot';
import { GROUPS, type Indicator, type IndicatorGroup } from './indicator';

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(24))), v.readonly());
const schema = v.pipe(v.object({ favourites: ids, recent: ids }), v.readonly());

/** Ids of the indicators that the user has starred, and that were shown last, newest first. */
export type IndicatorMarks = v.InferOutput<typeof schema>;

const KEY = 'bourse.chart.indicatorMarks';
const RECENT_AT_MOST = 6;

export const readMarks = (): IndicatorMarks => readStoredAs(KEY, schema) ?? { favourites: [], recent: [] };
export const storeMarks = (marks: IndicatorMarks): void => writeStoredAs(KEY, marks);

/** The marks after an indicator is shown. */
export const withRecent = (marks: IndicatorMarks, id: string): IndicatorMarks => ({
  ...marks,
  recent: [id, ...marks.recent.filter((each) => each !== id)].slice(0, RECENT_AT_MOST),
});

/** The marks after the star of an indicator is pressed. */
export const withStar = (marks: IndicatorMarks, id: string): IndicatorMarks => ({
  ...marks,
  favourites: marks.favourites.includes(id)
    ? marks.favourites.filter((each) => each !== id)
    : [...marks.favourites, id],
});

export interface IndicatorSection {
  readonly id: 'favourites' | 'recent' | IndicatorGroup;
  readonly indicators: readonly Indicator[];
}

/** The list: favourites, recent ones, and the others by group. Each indicator is in one section; empty sections are left out. */
export function sectionsOf(
  indicators: readonly Indicator[],
  { favourites, recent }: IndicatorMarks,
): readonly IndicatorSection[] {
  const of = (wanted: readonly string[]) => wanted.flatMap((id) => indicators.find((each) => each.id === id) ?? []);
  const others = indicators.filter(({ id }) => !favourites.includes(id) && !recent.includes(id));
  const sections: readonly IndicatorSection[] = [
    { id: 'favourites', indicators: of(favourites) },
    { id: 'recent', indicators: of(recent.filter((id) => !favourites.includes(id))) },
    ...GROUPS.map((id) => ({ id, indicators: others.filter(({ group }) => group === id) })),
  ];
  return sections.filter((section) => section.indicators.length > 0);
}

/** Does an indicator match a search? Every word is part of its names, without regard to case. */
export function matches(names: string, query: string): boolean {
  const searched = names.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => searched.includes(word));
}
