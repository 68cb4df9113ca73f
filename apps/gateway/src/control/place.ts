import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const place = v.object({ address: v.string(), token: v.string() });

/** Where the control surface of the running gateway is; readable by its user only. */
const fileOf = (dataDir: string) => join(dataDir, 'control.json');

export function writeControlPlace(dataDir: string, where: v.InferOutput<typeof place>): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  rmSync(fileOf(dataDir), { force: true });
  writeFileSync(fileOf(dataDir), JSON.stringify(where), { mode: 0o600 });
}

export const removeControlPlace = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });

/** `undefined`: no gateway runs with this folder. */
export function readControlPlace(dataDir: string): v.InferOutput<typeof place> | undefined {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), place), readFileSync(fileOf(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}
