import { exchangeApi, type Tag } from './exchange-api';
import { asFailure } from './failure';

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

/**
 * `invalidatesTags` of a write whose lost reply is looked up: these tags when it was carried out, and when the server refuses it, because
 * another tab or device may have done it before. After a lost reply the look-up invalidates them.
 */
export const touchedBy = (tags: readonly Tag[]) => (_reply: unknown, error: unknown) =>
  error === undefined || asFailure(error).kind === 'rejected' ? tags : [];

/** Everything that depends on the user's balances, in any package. */
export const { Balance: BALANCE } = declareTags('Balance');
