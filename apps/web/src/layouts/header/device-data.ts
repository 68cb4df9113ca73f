import { deviceKeysOf, keepValues, keptByServer, presentUser } from '@bourse/storage';

/** The data of the user on this device that outlast a log-out, in the order of the dialog: protections of money first. */
export const KEPT_DATA = [
  'allowList',
  'limits',
  'plannedStops',
  'alerts',
  'layouts',
  'drawings',
  'keys',
  'currency',
  'notes',
] as const;
export type KeptData = (typeof KEPT_DATA)[number];

/** The data that a log-out removes. */
const REMOVED_DATA = ['favourites', 'settings'] as const;
export type RemovedData = (typeof REMOVED_DATA)[number];

export type DeviceData = KeptData | RemovedData;

/** Keys of local storage. The values of the first two count only where something in them is in force. */
const KEYS: Readonly<Record<Exclude<DeviceData, 'notes'>, RegExp>> = {
  allowList: /^bourse\.wallet\.allowList$/,
  limits: /^bourse\.(?:spot|lever|options)\.limits$/,
  plannedStops: /^bourse\.lever\.plannedStops$/,
  alerts: /^bourse\.alerts$/,
  layouts: /^bourse\.(?:spot|lever|options)\.(?:workspaces|layout)$/,
  drawings: /^bourse\.chart\.drawings\./,
  keys: /^bourse\.keys$/,
  currency: /^bourse\.displayCurrency$/,
  favourites: /^bourse\.favouritePairs$/,
  settings: /^(?:night_mode|downUp)$/,
};

/** Notes on trades are in IndexedDB only. */
const NOTES = /^journal-/;

/** Whether a stored value has one of the names, at any depth. */
function hasName(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => names.includes(name) || hasName(part, names));
}

const isFilled = (value: unknown) => typeof value !== 'object' || value === null || Object.keys(value).length > 0;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether a value of this kind would be missed. */
function counts(kind: DeviceData, text: string): boolean {
  const value = parsed(text);
  // An allow-list that was never switched on has no moment; a limit that was taken back has no figure.
  if (kind === 'allowList') return hasName(value, ['since']);
  if (kind === 'limits') return hasName(value, ['limit', 'next']);
  if (kind === 'currency') return value !== 'standard';
  return isFilled(value);
}

interface StoredText {
  /** Without the prefix of the user. */
  readonly key: string;
  readonly text: string;
  /** Of the present user; else of no user. */
  readonly isOwn: boolean;
}

/** The stored texts of the present user and those of no user. */
function storedTexts(): StoredText[] {
  try {
    const prefix = `bourse.user.${presentUser() ?? ''}/`;
    return Object.entries(localStorage).map(([key, text]) => {
      const isOwn = key.startsWith(prefix);
      return { key: isOwn ? key.slice(prefix.length) : key, text: String(text), isOwn };
    });
  } catch {
    return [];
  }
}

/** The texts of a kind that would be missed. */
const textsOf = (kind: Exclude<DeviceData, 'notes'>) =>
  storedTexts().filter(({ key, text }) => KEYS[kind].test(key) && counts(kind, text));

const stored = <Kind extends Exclude<DeviceData, 'notes'>>(kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) => textsOf(kind).length > 0);

const IN_LOCAL_STORAGE = KEPT_DATA.filter((kind) => kind !== 'notes');

export interface LogOutEffects {
  /** Only on this device, and still here at the next login; only what exists. */
  readonly kept: readonly KeptData[];
  readonly removed: readonly DeviceData[];
  /** In the account, with each change of this device. */
  readonly inAccount: readonly KeptData[];
  /** What this device keeps could not be read, so `kept` may lack some of it. */
  readonly isUnread: boolean;
}

/** What a log-out keeps on this device, what it removes, and what the account keeps. Writes what this device keeps; a browser that keeps nothing removes it. */
export async function logOutEffects(): Promise<LogOutEffects> {
  const userId = presentUser();
  const all: readonly KeptData[] = stored(IN_LOCAL_STORAGE);
  const removed = stored(REMOVED_DATA);
  const names = keptByServer();
  const isInAccount = (kind: KeptData) =>
    kind !== 'notes' && textsOf(kind).every(({ key, isOwn }) => isOwn && names.has(key));
  const inAccount = all.filter((kind) => isInAccount(kind));
  const kept = all.filter((kind) => !isInAccount(kind));
  if (userId === undefined) return { kept: [], removed: [...kept, ...removed], inAccount, isUnread: false };
  const isKept = await keepValues(userId);
  const deviceKeys = await deviceKeysOf(Number(userId));
  const isUnread = deviceKeys === undefined;
  if (!isKept) return { kept: [], removed: [...kept, ...removed], inAccount, isUnread };
  const hasNotes = deviceKeys?.some((key) => NOTES.test(key));
  return { kept: hasNotes ? [...kept, 'notes'] : kept, removed, inAccount, isUnread };
}

/** What a log-out need not ask about. */
const SETTINGS: readonly DeviceData[] = ['settings', 'currency'];

/** Whether a log-out must ask first: settings alone are no reason, and what cannot be read is one. */
export async function asksBeforeLogOut(): Promise<boolean> {
  if (stored([...IN_LOCAL_STORAGE, ...REMOVED_DATA]).some((kind) => !SETTINGS.includes(kind))) return true;
  const userId = presentUser();
  return userId !== undefined && (await deviceKeysOf(Number(userId))) === undefined;
}
