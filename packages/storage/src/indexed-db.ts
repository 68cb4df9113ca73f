import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';

/**
 * `user`: removed when the user leaves (log-out, or a login as another user). `device`: kept, because the login screen and the
 * next login need it.
 */
export type IndexedDbArea = 'user' | 'device';

interface Areas extends DBSchema {
  user: { key: string; value: unknown };
  device: { key: string; value: unknown };
}

type Database = IDBPDatabase<Areas>;

const DATABASE = 'bourse';
const VERSION = 1;
const AREAS: readonly IndexedDbArea[] = ['user', 'device'];

/** The errors of a browser that refuses IndexedDB by policy: in a private window, or because the user has blocked site data. */
const REFUSALS: readonly string[] = ['SecurityError', 'InvalidStateError'];

/**
 * `absent`: the browser has no IndexedDB or refuses it by policy, so it has kept nothing. `closed`: it could not be opened, so what it has
 * kept is unknown.
 */
async function openDatabase(): Promise<Database | 'absent' | 'closed'> {
  if (!('indexedDB' in globalThis)) return 'absent';
  try {
    return await openDB<Areas>(DATABASE, VERSION, {
      upgrade: (database) => {
        for (const area of AREAS) database.createObjectStore(area);
      },
      // The browser has closed the connection: the next act opens another one.
      terminated: () => {
        opening = undefined;
      },
    });
  } catch (error) {
    return error instanceof DOMException && REFUSALS.includes(error.name) ? 'absent' : 'closed';
  }
}

let opening: ReturnType<typeof openDatabase> | undefined;

/** The values of a page without IndexedDB. They are lost with the page. */
const memory: Readonly<Record<IndexedDbArea, Map<string, unknown>>> = { user: new Map(), device: new Map() };

/** Acts on the database, in its place on `memory`; `undefined` after a failure (quota, a corrupt database). */
async function run<Result>(act: (database: Database) => Promise<Result>, inMemory: () => Result) {
  const database = await (opening ??= openDatabase());
  if (typeof database === 'string') return inMemory();
  try {
    return await act(database);
  } catch {
    return undefined;
  }
}

interface Follower {
  readonly key: string;
  readonly listener: () => void;
}

const followers = new Set<Follower>();
const CHANNEL = 'bourse.stored';
let channel: BroadcastChannel | undefined;

function notify(key: string): void {
  for (const follower of followers) if (follower.key === key) follower.listener();
}

function notifyAllTabs(key: string): void {
  notify(key);
  otherTabs()?.postMessage(key);
}

/** The channel to the other tabs; opened with the first follower or write. */
function otherTabs(): BroadcastChannel | undefined {
  if (channel === undefined && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') notify(data);
    });
  }
  return channel;
}

/** A value of IndexedDB that fits the schema; `undefined` for everything else. Never rejects. */
export async function readIndexedDb<Schema extends v.GenericSchema>(
  area: IndexedDbArea,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const value = await run<unknown>(
    async (database) => {
      // `database.get` leaves the rejection of an aborted transaction unhandled.
      const { store, done } = database.transaction(area);
      const [found] = await Promise.all([store.get(key), done]);
      return found;
    },
    () => memory[area].get(key),
  );
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
}

/** Keeps a value (a text, a list, a file); `undefined` removes it. Tells all tabs. Never rejects. */
export async function writeIndexedDb(area: IndexedDbArea, key: string, value: unknown): Promise<void> {
  const isRemoved = value === undefined;
  await run<unknown>(
    (database) => (isRemoved ? database.delete(area, key) : database.put(area, value, key)),
    () => (isRemoved ? memory[area].delete(key) : memory[area].set(key, value)),
  );
  notifyAllTabs(key);
}

/**
 * Changes a value of the device in one transaction, so that the change of another tab is kept. Writes nothing where the value cannot be
 * read. Tells all tabs. Never rejects.
 */
export async function changeOnDevice(key: string, change: (value: unknown) => unknown): Promise<void> {
  await run<unknown>(
    async (database) => {
      const { store, done } = database.transaction('device', 'readwrite');
      const written = store.get(key).then((value) => store.put(change(value), key));
      await Promise.all([written, done]);
    },
    () => memory.device.set(key, change(memory.device.get(key))),
  );
  notifyAllTabs(key);
}

/** All values of the area `device`, in memory where the database is not open; `undefined` after a failure. */
const usedEntries = () =>
  run<(readonly [string, unknown])[]>(
    async (database) => {
      const { store, done } = database.transaction('device');
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
      return keys.map((key, at) => [key, values[at]]);
    },
    () => [...memory.device],
  );

/** All values of the area `device`; `undefined` where the database cannot be read. */
async function deviceEntries() {
  // A database that could not be opened once may open now: the read is the user's second try.
  if ((await opening) === 'closed') opening = undefined;
  const entries = await usedEntries();
  return (await opening) === 'closed' ? undefined : entries;
}

/** The texts of the area `device` whose keys begin with a prefix, by the rest of the key. `undefined` where the database cannot be read. */
export async function readDeviceTexts(prefix: string): Promise<ReadonlyMap<string, string> | undefined> {
  const entries = await deviceEntries();
  return (
    entries &&
    new Map(
      entries.flatMap(([key, value]) =>
        key.startsWith(prefix) && typeof value === 'string' ? [[key.slice(prefix.length), value] as const] : [],
      ),
    )
  );
}

/**
 * Keeps texts under a prefix of the area `device` in one transaction; `undefined` removes one. Whether they outlast the page: not without
 * IndexedDB and not where its quota is full. Never rejects.
 */
export async function writeDeviceTexts(
  prefix: string,
  texts: ReadonlyMap<string, string | undefined>,
): Promise<boolean> {
  const isDone = await run(
    async (database) => {
      const { store, done } = database.transaction('device', 'readwrite');
      const writes = [...texts].map(([name, text]) =>
        text === undefined ? store.delete(prefix + name) : store.put(text, prefix + name),
      );
      await Promise.all([...writes, done]);
      return true;
    },
    () => {
      for (const [name, text] of texts) {
        if (text === undefined) memory.device.delete(prefix + name);
        else memory.device.set(prefix + name, text);
      }
      return false;
    },
  );
  return isDone ?? false;
}

/** A value of the device without the entries of a user: a record by user id, a list of ids or of entries with `userId`. A text has no owner. */
function withoutUser(value: unknown, userId: number): unknown {
  if (Array.isArray(value)) {
    return value.filter((entry: unknown) => {
      const owner: unknown = typeof entry === 'object' && entry !== null && 'userId' in entry ? entry.userId : entry;
      return owner !== userId;
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([owner]) => owner !== String(userId)));
}

const hasUser = (value: unknown, userId: number) =>
  JSON.stringify(withoutUser(value, userId)) !== JSON.stringify(value);

/** The keys of the area `device` under which a user has an entry; `undefined` where the database cannot be read. */
export async function deviceKeysOf(userId: number): Promise<string[] | undefined> {
  return (await deviceEntries())?.filter(([, value]) => hasUser(value, userId)).map(([key]) => key);
}

/** Removes the entries of a user from the values of the device. Never rejects. */
export async function removeFromDevice(userId: number): Promise<void> {
  const having = (await usedEntries())?.filter(([, value]) => hasUser(value, userId));
  await Promise.all((having ?? []).map(([key, value]) => writeIndexedDb('device', key, withoutUser(value, userId))));
}

/** Calls the listener after each change under a key, by this tab and by others. Returns the function that stops it. */
export function followIndexedDb(key: string, listener: () => void): () => void {
  otherTabs();
  const follower = { key, listener };
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** The key of a value on the area `user`: it begins with the owner. */
export const ownKey = (userId: number, name: string) => `${userId}/${name}`;

/** Removes the values of the area `user` that do not belong to this user; all of them without a user. Never rejects. */
export async function forgetValuesExcept(userId: number | undefined): Promise<void> {
  const isForeign = (key: string) => userId === undefined || !key.startsWith(ownKey(userId, ''));
  await run(
    async (database) => {
      const { store, done } = database.transaction('user', 'readwrite');
      const removal = store
        .getAllKeys()
        .then((keys) => Promise.all(keys.filter(isForeign).map((key) => store.delete(key))));
      await Promise.all([removal, done]);
    },
    () => {
      for (const key of memory.user.keys()) if (isForeign(key)) memory.user.delete(key);
    },
  );
}
