import { createStored } from '@bourse/storage';
import * as v from 'valibot';
import { SIZE_UNITS } from './size-unit';

/** The unit of the size field on this device. */
export const sizeUnit = createStored('bourse.lever.sizeUnit', v.picklist(SIZE_UNITS), 'lots');
