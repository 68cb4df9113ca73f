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

/**
 * The commands that contain the characters of every typed word in their order, best match first; of equal ones the recently used first.
 * Without a text: the recently used commands, then the others with a few of the pairs.
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
      ...byKind([...rest, ...pairs]).map((command) => ({ ...command, isRecent: false })),
    ];
  }
  const found = words.reduceRight<readonly Command[]>(
    (left, word) =>
      matchSorter(left, word, {
        keys: ['label', { key: ({ keywords = '' }) => keywords, threshold: rankings.STARTS_WITH }],
        baseSort: (one, other) => one.index - other.index,
      }),
    [...used, ...others],
  );
  return byKind(found.slice(0, SHOWN.results)).map((command) => ({ ...command, isRecent: false }));
}
