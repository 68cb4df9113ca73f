import type { FeaturePaths } from '@bourse/feature-kit';

/** Addresses of news, notices and articles. */
export const PATHS = {
  list: '/noticeList',
  detail: '/components/noticeDetail',
  account: '/account/accountMessage',
} as const satisfies FeaturePaths;
