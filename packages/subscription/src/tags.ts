import { declareTags } from '@bourse/api-client';

/** Cache tags of token subscription. */
export const TAGS = declareTags('Launch', 'Subscriptions');
