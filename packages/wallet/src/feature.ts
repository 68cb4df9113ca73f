import { defineFeature } from '@bourse/ui-kit';
import { walletMessages } from './locales/messages';

const ASSETS_PATH = '/letransactions';

/** What the reader owns, as the shell composes it. */
export const wallet = defineFeature({
  id: 'wallet',
  routes: [
    {
      layout: 'home',
      path: ASSETS_PATH,
      title: 'assets.title',
      access: 'session',
      lazy: () => import('./screens/assets'),
    },
  ],
  messages: [walletMessages],
  nav: [{ section: 'assets', path: ASSETS_PATH }],
});
