import { createStored } from '@bourse/storage';
import * as v from 'valibot';
import { BOOK_UNITS } from './book-rows';

/** Currency of the amounts of every book: of the coin (`base`) or their value in the quote currency. The choice on this device. */
export const bookUnit = createStored('bourse.bookUnit', v.picklist(BOOK_UNITS), 'base');

/** The rows of the book show their level numbers ("Sell-out 1"). The choice on this device. */
export const levelNumbers = createStored('bourse.bookLevelNumbers', v.boolean(), false);
