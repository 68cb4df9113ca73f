/** Keys of what the user made on this device and a log-out removes: price alerts, favourite pairs, saved layouts, keys, drawings. */
const LISTS = [
  'bourse.alerts',
  'bourse.favouritePairs',
  'bourse.spot.workspaces',
  'bourse.lever.workspaces',
  'bourse.options.workspaces',
  'bourse.keys',
];
const DRAWINGS = 'bourse.chart.drawings.';

/** Whether a log-out would remove something that the user made on this device. */
export function hasDeviceData(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([key, value]) => key.startsWith(DRAWINGS) || (LISTS.includes(key) && value !== '[]'),
    );
  } catch {
    return false;
  }
}
