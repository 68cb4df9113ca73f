import { createStored } from '@bourse/storage';
import * as v from 'valibot';

/** Whether the favourites are shown above the chart where there is room. */
export const favouritesAboveChart = createStored('bourse.favouritesAboveChart', v.boolean(), true);
