import { createStored } from '@bourse/storage';
import * as v from 'valibot';

/** P/L before fees (`gross`) or after opening and overnight fees (`net`). */
export type ProfitMode = 'gross' | 'net';

/** The choice on this device; after fees, as the account changes, until the user chooses. */
export const profitMode = createStored('bourse.lever.profit', v.picklist(['gross', 'net']), 'net');

/** The lists show the shown pair only, not all pairs. The choice on this device. */
export const onlyShownPair = createStored('bourse.lever.onlyShownPair', v.boolean(), false);
