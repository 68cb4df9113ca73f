import { declareTags } from '@bourse/api-client';

/** Cache tags of c2c. */
export const TAGS = declareTags('C2cAds', 'C2cOrders', 'Acceptors', 'C2cMessages', 'C2cPeople');
