import { rmSync } from 'node:fs';
import { Sandbox } from './sandbox';

const VARIABLE = 'BOURSE_JOURNEYS_DATA';

/** Data of a sandbox that has made its history and was stopped; the sandbox of each worker begins each file from a copy. */
export const preparedData = (): string | undefined => process.env[VARIABLE];

/** Makes the history once, before the workers start. Resolves to the removal of the data. */
export default async function prepareData(): Promise<() => void> {
  const folder = await (await Sandbox.start()).close();
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
