import { defineFeature, featureKit } from '@bourse/feature-kit';
import { sampleMessages } from './locales/messages';

/** Sample: the feature for the shell. */
export const sample = defineFeature({
  id: 'sample',
  routes: [
    {
      layout: 'home',
      path: '/sample',
      title: 'entries.title',
      access: 'public',
      lazy: () => import('./screens/entries'),
    },
  ],
  reducers: () => import('./reducers'),
  messages: [sampleMessages],
  uses: [featureKit],
});
