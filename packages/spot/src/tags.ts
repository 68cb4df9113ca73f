import { declareTags } from '@bourse/api-client';

/** Cache tags of spot trading. */
export const TAGS = declareTags('Deal', 'OpenOrders', 'CompletedOrders');
