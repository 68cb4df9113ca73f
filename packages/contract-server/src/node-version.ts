/** The first release with `Map.groupBy`, `Promise.withResolvers` and the methods of sets. */
const OLDEST = 22;

/** Why the exchange cannot run on a version of Node, `20.11.1`; `undefined` if it can. */
export function nodeProblem(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= OLDEST) return undefined;
  return `The exchange needs Node ${OLDEST} or newer; this is ${version}. "npm start" brings its own.`;
}
