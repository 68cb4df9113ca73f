import { createJournalNotes } from '@bourse/trading';

/** Notes on sales, by the key of their fill. */
export const spotNotes = createJournalNotes('spot');
