import type { Journal, JournalEntry } from '../journal';

/** Writes an entry that nothing depends on; whether it is on the disk. */
export type Note = (entry: JournalEntry) => Promise<boolean>;

/** @param onError is told where the journal cannot be written */
export const noteIn =
  (journal: Journal, onError: ((error: unknown) => void) | undefined): Note =>
  async (entry) => {
    try {
      await journal.write(entry);
      return true;
    } catch (error) {
      onError?.(error);
      return false;
    }
  };
