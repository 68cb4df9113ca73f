import { matchSorter, rankings } from 'match-sorter';
import type { Command } from './command';

/** At most, so that a long list of pairs does not fill the palette. */
const SHOWN = { pairs: 8, results: 30 };

// Chinese and Japanese keyboards write letters in full width (ＢＴＣ): compatibility makes them the plain ones.
const bare = (text: string) => text.normalize('NFKC').trim();

/** The commands of each kind beside each other, kinds in the order of their best command. */
function byKind(commands: readonly Command[]): Command[] {
  const kinds = [...new Set(commands.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => commands.filter((command) => command.kind === kind));
}

/** Recently used commands, the last one first, before all others in their order. */
function recentFirst(commands: readonly Command[], recent: readonly string[]) {
  const known = new Map(commands.map((command) => [command.id, command]));
  const used = recent.flatMap((id) => known.get(id) ?? []);
  const usedIds = new Set(used.map(({ id }) => id));
  return { used, others: commands.filter(({ id }) => !usedIds.has(id)) };
}

/** A command in the list: `isRecent` where it is listed among the recently used ones. */
export interface FoundCommand extends Command {
  readonly isRecent: boolean;
}

/** Words of Latin letters are found by their beginning; other scripts do not separate words. */
const hasBeginning = (word: string) => /^[\p{Script=Latin}\d]/u.test(word);

/** A pair is two words. */
const namesOf = ({ label }: Command) => [label, label.replaceAll('/', ' ')];

/** The commands that match every word, best match first: closely, or by characters in their order. */
const matching = (commands: readonly Command[], words: readonly string[], isClose: boolean) =>
  words.reduceRight<readonly Command[]>((left, word) => {
    const close = hasBeginning(word) ? rankings.WORD_STARTS_WITH : rankings.CONTAINS;
    return matchSorter(left, word, {
      keys: [
        { key: namesOf, threshold: isClose ? close : rankings.MATCHES },
        { key: ({ keywords = '' }) => keywords, threshold: rankings.STARTS_WITH },
      ],
      baseSort: (one, other) => one.index - other.index,
    });
  }, commands);

const wordsOf = (text: string) =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });

/** Chinese and Japanese do not separate words: what is typed counts as a word from two characters on. */
const isSeparated = (word: string) => /^[\p{Script=Latin}\p{Script=Hangul}\d]/u.test(word);

const hasWord = (label: string, word: string) =>
  isSeparated(word)
    ? wordsOf(label).some((other) => collator.compare(word, other) === 0)
    : word.length > 1 && label.includes(word);

/** A destructive command is no guess of the search: it is found by whole words of its label alone. */
const mayBeFound = ({ isDestructive, label }: Command, typed: string) =>
  isDestructive !== true || wordsOf(typed).every((word) => hasWord(label, word));

/**
 * The commands with words that begin like the typed ones, best match first; of equal ones the recently used first. Where there are none, those that
 * contain the typed characters in their order. Destructive commands are found by whole words only.
 * Without a text: the recently used commands, then a few of the pairs, then the others.
 */
export function searchCommands(
  commands: readonly Command[],
  typed: string,
  recent: readonly string[],
): readonly FoundCommand[] {
  const { used, others } = recentFirst(commands, recent);
  const words = bare(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    const pairs = others.filter(({ kind }) => kind === 'pair').slice(0, SHOWN.pairs);
    const rest = others.filter(({ kind }) => kind !== 'pair');
    return [
      ...used.map((command) => ({ ...command, isRecent: true })),
      ...byKind([...pairs, ...rest]).map((command) => ({ ...command, isRecent: false })),
    ];
  }
  const all = [...used, ...others].filter((command) => mayBeFound(command, typed));
  const close = matching(all, words, true);
  const found = close.length > 0 ? close : matching(all, words, false);
  return byKind(found.slice(0, SHOWN.results)).map((command) => ({ ...command, isRecent: false }));
}
