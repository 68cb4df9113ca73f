import { declareTags } from '@bourse/api-client';

/** Cache tags of the user information, of the kept values of the user, of the security of the account and its passkeys, keys for the API and recovery, and of its referral. */
export const TAGS = declareTags(
  'User',
  'Settings',
  'SecondFactor',
  'Devices',
  'Passkeys',
  'ApiKeys',
  'Recovery',
  'Referral',
);
