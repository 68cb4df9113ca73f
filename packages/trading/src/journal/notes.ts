import { selectUserId, type ExchangeState } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import { createDeviceValue } from '@bourse/storage';
import * as v from 'valibot';

export const NOTE_MAX = 1000;
const TAG_MAX = 24;
const MOST_TAGS = 8;

const tradeNote = v.object({
  text: v.pipe(v.string(), v.maxLength(NOTE_MAX)),
  tags: v.array(v.pipe(v.string(), v.maxLength(TAG_MAX))),
});

/** The user's own words on a trade. */
export type TradeNote = v.InferOutput<typeof tradeNote>;

/** By user id, then by the trade's key. */
const notesByUser = v.record(v.string(), v.record(v.string(), tradeNote));
type NotesByUser = v.InferOutput<typeof notesByUser>;

const NO_NOTES: Readonly<Record<string, TradeNote>> = {};

/** Tags of a text that separates them by commas: trimmed, each once, at most 8 of 24 characters. */
export const tagsOf = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(/[,，、]/)
        .map((tag) => tag.trim().slice(0, TAG_MAX))
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, MOST_TAGS);

/** The notes with that of one trade; a note without a text and tags is removed. */
export function withNote(all: NotesByUser, userId: number, trade: string, note: TradeNote): NotesByUser {
  const { [trade]: _before, ...others } = all[userId] ?? {};
  const isEmpty = note.text === '' && note.tags.length === 0;
  return { ...all, [userId]: isEmpty ? others : { ...others, [trade]: note } };
}

export interface JournalNotes {
  readonly noteOf: (trade: string) => TradeNote | undefined;
  /** All tags in use, in alphabetical order. */
  readonly tags: readonly string[];
  /** `undefined` for a visitor. */
  readonly save: ((trade: string, note: TradeNote) => Promise<void>) | undefined;
}

/** Notes on the trades of a product: on this device, of the user who wrote them. They outlast a log-out. */
export function createJournalNotes(product: 'spot' | 'leverage' | 'options'): {
  readonly useNotes: () => JournalNotes;
} {
  const stored = createDeviceValue(`journal-${product}`, notesByUser, {});
  return {
    useNotes: () => {
      const all = stored.useValue();
      const userId = useAppSelector((state: ExchangeState) => selectUserId(state));
      const own = (userId !== undefined && all?.[userId]) || NO_NOTES;
      return {
        noteOf: (trade) => own[trade],
        tags: [...new Set(Object.values(own).flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b)),
        save:
          userId === undefined
            ? undefined
            : (trade, note) => stored.update((before) => withNote(before, userId, trade, note)),
      };
    },
  };
}
