import { canMerge, mergeTexts, takenOverText } from './kept-merges';
import { isRestored, ownPlace, presentUser, type KeptKey } from './kept-place';
import { saveKept, usedValues } from './kept-values';
import { readStored, readStoredAs, writeStored, writeStoredAs } from './stored';
import * as v from 'valibot';

/** A kept value on the server. The version counts its writes; an empty text is a removed value. */
export interface Setting {
  readonly name: string;
  readonly version: number;
  readonly value: string;
}

/** The server's copies of the user's kept values. */
export interface SettingsServer {
  /** The largest value, characters. Larger ones stay on this device. */
  readonly valueAtMost: number;
  /** The time of the server, epoch milliseconds. */
  readonly now: () => number;
  readonly read: () => Promise<readonly Setting[]>;
  /** Writes over this version; returns the present value, and whether it is the written one. */
  readonly write: (setting: Setting) => Promise<Setting & { readonly isStored: boolean }>;
}

/**
 * The server's version when this device last met it, and what this device had then. The two values differ while a change of another
 * device that loosens a protection has not taken effect here.
 */
const MET: KeptKey = 'bourse.settings.met';
const metSchema = v.record(v.string(), v.object({ version: v.number(), value: v.string() }));

/** A planned stop is sent by the device on which it was planned: two devices would send it twice. */
const OF_DEVICE: readonly string[] = [MET, 'bourse.lever.plannedStops'];

const NAME = /^bourse\.[\w.-]+$/;
const isSynced = (name: string): name is KeptKey => NAME.test(name) && !OF_DEVICE.includes(name);

/** Other devices may write a value between two of our writes so often. */
const TRIES = 5;

type Met = v.InferOutput<typeof metSchema>;

const NEVER_MET: Met[string] = { version: 0, value: '' };

/** One value of one user on this device. */
class Own {
  readonly #userId: string;
  readonly #name: KeptKey;

  constructor(userId: string, name: KeptKey) {
    this.#userId = userId;
    this.#name = name;
  }

  get text(): string {
    return readStored(ownPlace(this.#userId, this.#name)) ?? '';
  }

  #all(): Met {
    return readStoredAs(ownPlace(this.#userId, MET), metSchema) ?? {};
  }

  get met(): Met[string] {
    return this.#all()[this.#name] ?? NEVER_MET;
  }

  /** Takes over a text; another tab of this device may have changed it since `before`, and then it stays. */
  take(before: string, text: string): void {
    if (this.text !== before || text === before) return;
    writeStored(ownPlace(this.#userId, this.#name), text === '' ? undefined : text);
    saveKept(this.#name);
  }

  meet({ version, value }: Met[string]): void {
    if (this.met.version === version && this.met.value === value) return;
    writeStoredAs(ownPlace(this.#userId, MET), { ...this.#all(), [this.#name]: { version, value } });
    saveKept(MET);
  }
}

/** The values of the present user that the server has as they are here: not those it refused, nor those with a change that it lacks. */
export function keptByServer(): ReadonlySet<string> {
  const userId = presentUser();
  if (userId === undefined) return new Set();
  const met = readStoredAs(ownPlace(userId, MET), metSchema) ?? {};
  return new Set([...usedValues(userId)].flatMap(([name, text]) => (met[name]?.value === text ? [name] : [])));
}

/** The texts that this device and the server get; `undefined` where the module that can judge them is not loaded. */
function agreed(
  name: string,
  own: Own,
  remote: Setting,
  now: number,
): { readonly here: string; readonly there: string } | undefined {
  const { text } = own;
  const { value } = remote;
  // A lower version than before: the server has lost its values, and this device has them.
  const met = remote.version < own.met.version ? NEVER_MET : own.met;
  const isSameThere = remote.version === met.version;
  if (text === value || (text === met.value && isSameThere)) return { here: text, there: value };
  if (isSameThere) return { here: text, there: text };
  if (text === '') return { here: value, there: value };
  if (!canMerge(name)) return undefined;
  const taken = takenOverText(name, text, value, now);
  if (text === met.value) return { here: taken, there: value };
  const merged = value === '' ? text : mergeTexts(name, text, taken);
  return { here: merged, there: merged };
}

async function syncOne(
  isPresent: () => boolean,
  own: Own,
  name: KeptKey,
  first: Setting,
  server: SettingsServer,
): Promise<void> {
  let remote = first;
  for (let tries = 0; tries < TRIES && isPresent(); tries += 1) {
    const before = own.text;
    const next = agreed(name, own, remote, server.now());
    if (next === undefined) return;
    own.take(before, next.here);
    if (next.there === remote.value) {
      own.meet({ version: remote.version, value: next.here });
      return;
    }
    if (next.there.length > server.valueAtMost) return;
    // oxlint-disable-next-line no-await-in-loop -- each try is over the version that the one before has returned
    const written = await server.write({ name, version: remote.version, value: next.there });
    if (!isPresent()) return;
    if (written.isStored) {
      own.meet(written);
      return;
    }
    if (written.version === remote.version) return;
    remote = written;
  }
}

/**
 * Makes the kept values of the present user the same here and on the server. What only one side has changed since they last met is taken
 * over, a looser protection with the delay of the same change on this device; what both have changed is merged. A value that the server
 * refuses does not end the sync of the others. Rejects with the first failure; what was not written is written the next time.
 */
export async function syncKept(server: SettingsServer): Promise<void> {
  const userId = presentUser();
  if (userId === undefined || !isRestored(userId)) return;
  const isPresent = () => presentUser() === userId && isRestored(userId);
  const remotes = new Map((await server.read()).map((setting) => [setting.name, setting]));
  if (!isPresent()) return;
  const names = new Set([...remotes.keys(), ...usedValues(userId).keys()].filter(isSynced));
  const failures: unknown[] = [];
  for (const name of names) {
    const remote = remotes.get(name) ?? { name, version: 0, value: '' };
    // oxlint-disable-next-line no-await-in-loop -- few values change at a time
    await syncOne(isPresent, new Own(userId, name), name, remote, server).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
}
