import { defineFeature } from '@bourse/ui-kit';
import { walletMessages } from './locales/messages';

const ASSETS_PATH = '/letransactions';
/** What every route to the assets has: two layouts lead to the same screen. */
const ASSETS = { title: 'assets.title', access: 'session', lazy: () => import('./screens/assets') } as const;

/** What the reader owns, as the shell composes it. */
export const wallet = defineFeature({
  id: 'wallet',
  routes: [
    { ...ASSETS, layout: 'home', path: ASSETS_PATH },
    { ...ASSETS, layout: 'newAccount', path: '/new_account/letransactions' },
  ],
  messages: [walletMessages],
  nav: [{ section: 'assets', path: ASSETS_PATH }],
});
