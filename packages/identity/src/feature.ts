import { defineFeature, featureKit } from '@bourse/feature-kit';
import { marketLayer } from '@bourse/market';
import { identityMessages } from './locales/messages';
import { LINKS } from './links';
import { PATHS } from './paths';

/** Login, registration, password reset and the account's settings. */
export const identity = defineFeature({
  id: 'identity',
  paths: PATHS,
  links: LINKS,
  entry: { logIn: PATHS.login, register: PATHS.register },
  routes: [
    {
      layout: 'standalone',
      path: PATHS.login,
      title: 'login.title',
      access: 'public',
      lazy: () => import('./screens/login'),
    },
    {
      layout: 'standalone',
      path: PATHS.register,
      title: 'register.title',
      access: 'public',
      lazy: () => import('./screens/register'),
    },
    {
      layout: 'standalone',
      path: PATHS.forgotPassword,
      isUnlisted: true,
      title: 'forgot.title',
      access: 'public',
      lazy: () => import('./screens/forgot-password'),
    },
    {
      layout: 'standalone',
      path: PATHS.resetPassword,
      isUnlisted: true,
      title: 'reset.title',
      access: 'public',
      lazy: () => import('./screens/reset-password'),
    },
    {
      layout: 'home',
      path: PATHS.bindEmail,
      title: 'bindEmail.title',
      access: 'session',
      lazy: () => import('./screens/bind-email'),
    },
    {
      layout: 'account',
      path: PATHS.accountCenter,
      title: 'center.title',
      access: 'session',
      lazy: () => import('./screens/account-center'),
    },
    {
      layout: 'account',
      path: PATHS.accountSettings,
      title: 'settings.title',
      access: 'session',
      lazy: () => import('./screens/account-settings'),
    },
    {
      layout: 'home',
      path: PATHS.userSettings,
      title: 'payee.title',
      access: 'session',
      lazy: () => import('./screens/payee'),
    },
    {
      layout: 'account',
      path: PATHS.accountUserSettings,
      title: 'payee.title',
      access: 'session',
      lazy: () => import('./screens/payee'),
    },
    {
      layout: 'standalone',
      path: PATHS.verification,
      title: 'verify.title',
      access: 'session',
      lazy: () => import('./screens/verification'),
    },
    {
      layout: 'account',
      path: PATHS.accountVerification,
      title: 'verify.title',
      access: 'session',
      lazy: () => import('./screens/verification'),
    },
    {
      layout: 'standalone',
      path: PATHS.payment,
      call: '/acceptor/list',
      title: 'payment.title',
      access: 'session',
      lazy: () => import('./screens/payment'),
    },
    {
      layout: 'account',
      path: PATHS.accountPayment,
      call: '/acceptor/list',
      title: 'payment.title',
      access: 'session',
      lazy: () => import('./screens/payment'),
    },
    {
      layout: 'account',
      path: PATHS.regions,
      call: '/user/region_users',
      title: 'region.title',
      access: 'session',
      lazy: () => import('./screens/region'),
    },
    {
      layout: 'standalone',
      path: PATHS.setCashPassword,
      title: 'setCash.title',
      access: 'session',
      lazy: () => import('./screens/trade-password'),
    },
  ],
  reducers: () => import('./reducers'),
  messages: [identityMessages],
  parts: { antiPhishingPhrase: () => import('./phrase/phrase-part') },
  uses: [featureKit, marketLayer],
});
