import { followStored, readStored, readStoredAs, STORAGE_KEYS, writeStoredAs, type StorageKey } from './stored';
import { DRAFT_PREFIX, storedDraft } from './stored-drafts';

/** Where and how long a form keeps its input. */
export interface DraftOptions {
  /** Names the draft: `bourse.draft.<key>` in storage. */
  readonly key: string;
  /** `tab` (default): survives a reload and a 999 with the following login. `device`: survives also a restart of the browser. */
  readonly place?: 'tab' | 'device';
  /** The form of a visitor, before a login. All other drafts belong to the user id that wrote them. */
  readonly isPublic?: boolean;
  /** Fields that are not kept: consents. Passwords and codes are never kept. */
  readonly except?: readonly string[];
}

/** Texts, numbers and flags; files and lists are not kept. */
export type DraftValues = Readonly<Record<string, string | number | boolean>>;

const storageKey = ({ key }: DraftOptions): StorageKey => `${DRAFT_PREFIX}${key}`;

/** `false`: no user is known, so the draft cannot be read or written. */
function ownerOf({ isPublic = false }: DraftOptions): string | undefined | false {
  return isPublic ? undefined : (readStored(STORAGE_KEYS.userId) ?? false);
}

/**
 * The stored values that fit `defaults` by name and type. Removes the draft of another user. Returns nothing while the user id is
 * unknown (after a 999, until the login). Never throws.
 */
export function readDraft(options: DraftOptions, defaults: Readonly<Record<string, unknown>>): DraftValues {
  const owner = ownerOf(options);
  const draft = owner === false ? undefined : readStoredAs(storageKey(options), storedDraft, options.place ?? 'tab');
  if (!draft) return {};
  if (draft.owner !== owner) {
    dropDraft(options);
    return {};
  }
  return Object.fromEntries(
    Object.entries(draft.values).filter(([name, value]) => typeof value === typeof defaults[name]),
  );
}

const isKeepable = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Stores only values that any user of the device may read: no secrets, no files. */
export function writeDraft(
  options: DraftOptions,
  values: Readonly<Record<string, unknown>>,
  secrets: ReadonlySet<string>,
): void {
  const owner = ownerOf(options);
  if (owner === false) return;
  const { except = [] } = options;
  const entries = Object.entries(values).filter(
    ([name, value]) => !secrets.has(name) && !except.includes(name) && isKeepable(value),
  );
  writeStoredAs(storageKey(options), { owner, values: Object.fromEntries(entries) }, options.place ?? 'tab');
}

export function dropDraft(options: DraftOptions): void {
  writeStoredAs(storageKey(options), undefined, options.place ?? 'tab');
}

/**
 * Calls `onChange` with the stored values when another user becomes known, and when the user becomes known after a login and has a
 * draft. A 999 removes the user id and changes nothing. Returns the function that stops following.
 */
export function followDraftOwner(
  options: DraftOptions,
  defaults: Readonly<Record<string, unknown>>,
  onChange: (values: DraftValues) => void,
): () => void {
  let owner = ownerOf(options);
  return followStored(STORAGE_KEYS.userId, () => {
    const next = ownerOf(options);
    if (next === false || next === owner) return;
    const before = owner;
    owner = next;
    const values = readDraft(options, defaults);
    if (before !== false || Object.keys(values).length > 0) onChange(values);
  });
}
