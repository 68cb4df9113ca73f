/**
 * The page of a transaction in a block explorer; `undefined` for a network without one.
 *
 * @param explorers - addresses with `{hash}`, by the network's name
 * @param network - the name as the back end writes it; upper and lower case are the same
 * @param hash - text of the back end: encoded, so that it adds no path and no query
 */
export function explorerPage(
  explorers: Readonly<Record<string, string>>,
  network: string,
  hash: string,
): string | undefined {
  const key = network.trim().toUpperCase();
  const address = Object.entries(explorers).find(([name]) => name.toUpperCase() === key)?.[1];
  return address?.replaceAll('{hash}', () => encodeURIComponent(hash.trim()));
}
