import { createStored } from '@bourse/storage';
import * as v from 'valibot';

/** Columns that a list of leverage orders has only where the user adds them. */
export const EXTRA_COLUMNS = ['stops', 'breakEven', 'fees', 'time', 'number'] as const;
export type ExtraColumn = (typeof EXTRA_COLUMNS)[number];

/** The added columns. The choice on this device. */
export const extraColumns = createStored('bourse.lever.columns', v.array(v.picklist(EXTRA_COLUMNS)), []);
