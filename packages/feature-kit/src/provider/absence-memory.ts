import { selectAbsentCalls, type AbsentCalls, type ExchangeStore } from '@bourse/api-client';
import { readStoredAs, writeStoredAs } from '@bourse/storage';
import * as v from 'valibot';

const KEY = 'bourse.absentCalls';

/** A back end may get a product later: after this time its absence is not remembered any more, milliseconds. */
const REMEMBERED_MS = 6 * 3_600_000;

const memory = v.record(v.string(), v.number());

/** Paths that have answered 404 or 405, with the time of the answer, epoch milliseconds. */
const remembered = () =>
  Object.entries(readStoredAs(KEY, memory) ?? {}).filter(
    ([, at]) => at <= Date.now() && Date.now() - at < REMEMBERED_MS,
  );

/**
 * Calls that an earlier page of this device has found absent. They are hidden like those of this page, but asked again when something needs
 * them (`page`), so that an answer shows them again.
 */
export function rememberedAbsence(): AbsentCalls {
  return Object.fromEntries(remembered().map(([path]) => [path, 'page'] as const));
}

/** Stores which calls are refused, for the pages after this one. */
export function rememberAbsence(store: ExchangeStore): void {
  let known = selectAbsentCalls(store.getState());
  store.subscribe(() => {
    const absent = selectAbsentCalls(store.getState());
    if (absent === known) return;
    known = absent;
    const before = new Map(remembered());
    const kept = Object.entries(absent).flatMap(([path, as]) => {
      const at = as === 'refused' ? Date.now() : before.get(path);
      return at === undefined ? [] : [[path, at] as const];
    });
    writeStoredAs(KEY, kept.length === 0 ? undefined : Object.fromEntries(kept));
  });
}
