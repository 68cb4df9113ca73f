/** The data of the user on this device that a log-out removes, in the order of the dialog: protections of money first. */
export const DEVICE_DATA = [
  'allowList',
  'limits',
  'plannedStops',
  'alerts',
  'favourites',
  'layouts',
  'drawings',
  'keys',
  'settings',
] as const;
export type DeviceData = (typeof DEVICE_DATA)[number];

/** Keys of local storage. The values of the first three count only where something in them is in force. */
const KEYS: Readonly<Record<DeviceData, RegExp>> = {
  allowList: /^bourse\.wallet\.allowList$/,
  limits: /^bourse\.(?:spot|lever|options)\.limits$/,
  plannedStops: /^bourse\.lever\.plannedStops$/,
  alerts: /^bourse\.alerts$/,
  favourites: /^bourse\.favouritePairs$/,
  layouts: /^bourse\.(?:spot|lever|options)\.workspaces$/,
  drawings: /^bourse\.chart\.drawings\./,
  keys: /^bourse\.keys$/,
  settings: /^(?:night_mode|downUp)$/,
};

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
  return isFilled(value);
}

/** What a log-out would remove from this device; only what exists. */
export function deviceData(): DeviceData[] {
  try {
    const stored = Object.entries(localStorage);
    return DEVICE_DATA.filter((kind) =>
      stored.some(([key, text]) => KEYS[kind].test(key) && counts(kind, String(text))),
    );
  } catch {
    return [];
  }
}

/** Whether a log-out must ask first: settings alone are no reason. */
export const asksBeforeLogOut = () => deviceData().some((kind) => kind !== 'settings');
