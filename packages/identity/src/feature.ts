import { serverTexts } from '@bourse/i18n';
import { defineFeature } from '@bourse/ui-kit';
import { identityMessages } from './locales/messages';
import { LOGIN_PATH, REGISTER_PATH } from './login/return-path';

/** Who the reader is, as the shell composes it. */
export const identity = defineFeature({
  id: 'identity',
  routes: [
    {
      layout: 'standalone',
      path: LOGIN_PATH,
      title: 'login.title',
      access: 'public',
      lazy: () => import('./screens/login'),
    },
    {
      layout: 'standalone',
      path: REGISTER_PATH,
      title: 'register.title',
      access: 'public',
      lazy: () => import('./screens/register'),
    },
  ],
  messages: [identityMessages, serverTexts],
});
