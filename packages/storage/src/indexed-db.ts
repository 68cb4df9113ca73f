import * as v from 'valibot';

/**
 * `user`: removed when the user leaves (log-out, or a login as another user). `device`: kept, because the login screen and the
 * next login need it.
 */
export type IndexedDbArea = 'user' | 'device';

/*
 * In place of idb-keyval: both areas are in one database, which its `createStore` cannot make; values stay in memory where
 * IndexedDB is refused; and one transaction removes the values of other users.
 */
const DATABASE = 'bourse';
const VERSION = 1;
const AREAS: readonly IndexedDbArea[] = ['user', 'device'];

let opening: Promise<IDBDatabase | undefined> | undefined;

/** `undefined` where the browser has no IndexedDB or refuses it: private windows, blocked site data. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, VERSION);
      request.addEventListener('upgradeneeded', () => {
        for (const area of AREAS) request.result.createObjectStore(area);
      });
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(undefined));
    } catch {
      resolve(undefined);
    }
  });
  return opening;
}

/** The values of a page without IndexedDB. They are lost with the page. */
const memory: Readonly<Record<IndexedDbArea, Map<string, unknown>>> = { user: new Map(), device: new Map() };

/** Runs one transaction. Resolves to the result of its request, `undefined` after a failure (quota, a corrupt database). */
async function run(
  area: IndexedDbArea,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest | undefined,
  inMemory: (values: Map<string, unknown>) => unknown,
): Promise<unknown> {
  const database = await openDatabase();
  if (!database) return inMemory(memory[area]);
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(area, mode);
      const request = act(transaction.objectStore(area));
      const result = (): unknown => request?.result;
      transaction.addEventListener('complete', () => resolve(result()));
      transaction.addEventListener('abort', () => resolve(undefined));
    } catch {
      resolve(undefined);
    }
  });
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
  const value = await run(
    area,
    'readonly',
    (store) => store.get(key),
    (values) => values.get(key),
  );
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
}

/** Keeps a value (a text, a list, a file); `undefined` removes it. Tells all tabs. Never rejects. */
export async function writeIndexedDb(area: IndexedDbArea, key: string, value: unknown): Promise<void> {
  await run(
    area,
    'readwrite',
    (store) => (value === undefined ? store.delete(key) : store.put(value, key)),
    (values) => (value === undefined ? values.delete(key) : values.set(key, value)),
  );
  notify(key);
  otherTabs()?.postMessage(key);
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

/** Drafts of forms in web storage: `bourse.draft.<form>`, with the user id as their owner. */
const DRAFT = 'bourse.draft.';

/** Removes the drafts of other users. A draft without an owner is that of a visitor. */
function forgetDraftsExcept(userId: number | undefined): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter((name) => name.startsWith(DRAFT))) {
      const owner = /"owner":"([^"]*)"/.exec(storage.getItem(key) ?? '')?.[1];
      if (owner !== undefined && owner !== String(userId)) storage.removeItem(key);
    }
  }
}

/**
 * Removes what other users than this one left on the area `user` and in the drafts of forms; everything without a user. Never
 * rejects.
 */
export async function forgetUsersExcept(userId: number | undefined): Promise<void> {
  try {
    forgetDraftsExcept(userId);
  } catch {
    // The browser forbids web storage: then it has no drafts.
  }
  const isForeign = (key: unknown) => userId === undefined || !String(key).startsWith(ownKey(userId, ''));
  await run(
    'user',
    'readwrite',
    (store) => {
      const request = store.getAllKeys();
      request.addEventListener('success', () => {
        for (const key of request.result) if (isForeign(key)) store.delete(key);
      });
      return undefined;
    },
    (values) => {
      for (const key of values.keys()) if (isForeign(key)) values.delete(key);
    },
  );
}
