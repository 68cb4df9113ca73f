import type { ExchangeStore } from '@bourse/api-client';
import type { Background } from '../feature/feature';
import { preloadCatalogues, type I18n } from '@bourse/i18n';

/** Loads what a screen or a background component needs before it renders. */
export type Prepare = (needs: Pick<Background, 'messages' | 'reducers'>) => Promise<void>;

/** Texts in the user's language, and slices, which are added to the store. */
export function createPrepare(store: Pick<ExchangeStore, 'addReducers'>, i18n: I18n): Prepare {
  return async ({ messages, reducers = [] }) => {
    const [modules] = await Promise.all([
      Promise.all(reducers.map((load) => load())),
      preloadCatalogues(i18n, messages),
    ]);
    for (const module of modules) store.addReducers(module.reducers);
  };
}
