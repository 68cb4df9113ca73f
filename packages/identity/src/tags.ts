import { declareTags } from '@bourse/api-client';

/** Cache tags of the user information. */
export const TAGS = declareTags('User');
