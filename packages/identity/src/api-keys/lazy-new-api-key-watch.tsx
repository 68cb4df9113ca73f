import { lazyPart } from '@bourse/ui-kit';

/** Reports new keys for the API. It is loaded where the back end announces them; without its code nothing is reported. */
export const NewApiKeyWatch = lazyPart(async () => (await import('./new-api-key-watch')).NewApiKeyWatch, {
  fallback: null,
  failed: () => null,
});
