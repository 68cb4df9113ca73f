import { rmSync } from 'node:fs';
import { Sandbox } from './sandbox';

/** Addresses of the edges and of the core of a running cluster, and its token: the journeys run on it instead. */
const CLUSTER = process.env['JOURNEYS_CLUSTER']?.split(' ');

/** The cluster that the journeys run on, if there is one. */
export function runningCluster(): Sandbox | undefined {
  const [edges, core, token] = CLUSTER ?? [];
  if (edges === undefined || core === undefined || token === undefined) return undefined;
  return Sandbox.ofCluster({ edges, core, token });
}

const VARIABLE = 'BOURSE_JOURNEYS_DATA';

/** Data of a sandbox that has made its history and was stopped; the sandbox of each worker begins each file from a copy. */
export const preparedData = (): string | undefined => process.env[VARIABLE];

/** Makes the history once, before the workers start. Resolves to the removal of the data. */
export default async function prepareData(): Promise<() => void> {
  if (CLUSTER) return () => undefined;
  const folder = await (await Sandbox.start()).close();
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
