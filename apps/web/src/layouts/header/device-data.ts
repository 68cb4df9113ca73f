import { deviceKeysOf, isKeptByServer, keepValues, presentUser } from '@bourse/storage';

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

/** The stored texts of the present user and those of no user, by key. */
function storedTexts(): (readonly [string, string])[] {
  try {
    const own = `bourse.user.${presentUser() ?? ''}/`;
    return Object.entries(localStorage).map(([key, text]) => [
      key.startsWith(own) ? key.slice(own.length) : key,
      String(text),
    ]);
  } catch {
    return [];
  }
}

function stored<Kind extends Exclude<DeviceData, 'notes'>>(kinds: readonly Kind[]): Kind[] {
  const texts = storedTexts();
  return kinds.filter((kind) => texts.some(([key, text]) => KEYS[kind].test(key) && counts(kind, text)));
}

const IN_LOCAL_STORAGE = KEPT_DATA.filter((kind) => kind !== 'notes');

export interface LogOutEffects {
  /** Still on this device at the next login; only what exists. */
  readonly kept: readonly KeptData[];
  readonly removed: readonly DeviceData[];
  /** The account has them too, except planned stops and notes. */
  readonly isInAccount: boolean;
}

/** What a log-out keeps on this device and what it removes. Writes what it keeps; a browser that keeps nothing removes it. */
export async function logOutEffects(): Promise<LogOutEffects> {
  const userId = presentUser();
  const kept: readonly KeptData[] = stored(IN_LOCAL_STORAGE);
  const removed = stored(REMOVED_DATA);
  const isInAccount = isKeptByServer();
  if (userId === undefined || !(await keepValues(userId)))
    return { kept: [], removed: [...kept, ...removed], isInAccount };
  const hasNotes = (await deviceKeysOf(Number(userId))).some((key) => NOTES.test(key));
  return { kept: hasNotes ? [...kept, 'notes'] : kept, removed, isInAccount };
}

/** What a log-out need not ask about. */
const SETTINGS: readonly DeviceData[] = ['settings', 'currency'];

/** Whether a log-out must ask first: settings alone are no reason. */
export const asksBeforeLogOut = () =>
  stored([...IN_LOCAL_STORAGE, ...REMOVED_DATA]).some((kind) => !SETTINGS.includes(kind));
