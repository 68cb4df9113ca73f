import type { FeaturePaths } from '@bourse/feature-kit';

/** Addresses of the entry and of the account (both sides, section 2). */
export const PATHS = {
  login: '/components/login',
  register: '/components/register',
  forgotPassword: '/forgetPwd',
  resetPassword: '/resetPwd',
  accountCenter: '/account/accountCenter',
  accountSettings: '/account/accountSet',
  referral: '/account/referral',
  verification: '/authentication',
  accountVerification: '/account/authentication',
  payment: '/payment',
  accountPayment: '/account/payment',
  regions: '/account/region',
  userSettings: '/userSetting',
  accountUserSettings: '/account/userSetting',
  bindEmail: '/bindEmail',
  setCashPassword: '/setCash',
} as const satisfies FeaturePaths;
