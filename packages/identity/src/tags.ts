import { declareTags } from '@bourse/api-client';

/** Cache tags of the user information, of the kept values of the user, and of the security of the account. */
export const TAGS = declareTags('User', 'Settings', 'SecondFactor', 'Devices');
