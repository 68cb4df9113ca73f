import { defineFeature, featureKit } from '@bourse/feature-kit';
import { sampleMessages } from './locales/messages';
import { PATHS } from './paths';

/** Sample: the feature for the shell. */
export const sample = defineFeature({
  id: 'sample',
  paths: PATHS,
  routes: [
    {
      layout: 'home',
      path: PATHS.entries,
      title: 'entries.title',
      access: 'public',
      lazy: () => import('./screens/entries'),
    },
  ],
  reducers: () => import('./reducers'),
  messages: [sampleMessages],
  uses: [featureKit],
});
