import { declareTags } from '@bourse/api-client';

/** Cache tags of leverage trading. */
export const TAGS = declareTags('LeverDeal', 'LeverOrders', 'LeverStream');
