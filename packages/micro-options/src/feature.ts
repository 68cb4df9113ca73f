import { defineFeature, PATHS } from '@bourse/feature-kit';
import { trading } from '@bourse/trading';
import { microOptionsMessages } from './locales/messages';

/** Timed options. */
export const microOptions = defineFeature({
  id: 'micro-options',
  routes: [
    {
      layout: 'home',
      path: PATHS.options,
      title: 'options.title',
      access: 'public',
      lazy: () => import('./screens/options-deal-center'),
    },
  ],
  reducers: () => import('./reducers'),
  background: { access: 'session', lazy: () => import('./background') },
  messages: [microOptionsMessages],
  nav: [{ section: 'options', path: PATHS.options }],
  uses: [trading],
});
