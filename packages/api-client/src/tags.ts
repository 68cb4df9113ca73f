import { exchangeApi, type Tag } from './exchange-api';

const declared: Tag[] = [];

/**
 * Declares cache tags of a package, which provides and invalidates them by the returned values. Only data that depends on the user
 * has tags: a change of the session invalidates every tag.
 */
export function declareTags<const Name extends string>(...names: readonly Name[]): Readonly<Record<Name, Tag>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Tag` marks the declared names; `Object.fromEntries` forgets them
  const tags = Object.fromEntries(names.map((name): [string, unknown] => [name, name])) as Record<Name, Tag>;
  const values: readonly Tag[] = Object.values(tags);
  exchangeApi.enhanceEndpoints({ addTagTypes: values });
  declared.push(...values);
  return tags;
}

/** The tags of all packages that are loaded. */
export const declaredTags = (): readonly Tag[] => declared;

/** Everything that depends on the user's balances, in any package. */
export const { Balance: BALANCE } = declareTags('Balance');
