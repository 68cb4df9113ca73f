import { declareTags } from '@bourse/api-client';

/** Cache tag of the Web Push subscription of the session. */
export const TAGS = declareTags('Push');
