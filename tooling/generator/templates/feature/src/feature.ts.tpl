import { defineFeature, featureKit } from '@bourse/feature-kit';
import { __id__Messages } from './locales/messages';

/** __title__: the feature for the shell. */
export const __id__ = defineFeature({
  id: '__name__',
  routes: [
    {
      layout: 'home',
      path: '/__name__',
      title: 'entries.title',
      access: 'public',
      lazy: () => import('./screens/entries'),
    },
  ],
  reducers: () => import('./reducers'),
  messages: [__id__Messages],
  uses: [featureKit],
});
