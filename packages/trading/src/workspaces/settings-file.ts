import { ownKeys, ownKeysSchema } from '@bourse/feature-kit';
import * as v from 'valibot';
import { layoutSchema } from '../panel-layout/layout';
import { readLayout, writeLayout, type TradingScreen } from '../panel-layout/use-layout';
import { withAlert } from '../price-alerts/alert';
import { alertsSchema, priceAlerts } from '../price-alerts/alert-storage';
import { workspaces } from './stored-workspaces';
import { withWorkspace, workspacesSchema } from './workspace';

/* The file in which layouts, price alerts and keys travel from device to device. */

const KIND = 'bourse-trading-settings';
const VERSION = 1;
const SCREENS = ['spot', 'lever', 'options'] as const satisfies readonly TradingScreen[];

/** Larger files are not read, bytes. */
export const FILE_AT_MOST = 1_000_000;

const deskSchema = v.object({ layout: layoutSchema, workspaces: workspacesSchema });

const fileSchema = v.object({
  kind: v.literal(KIND),
  version: v.literal(VERSION),
  desks: v.object({ spot: deskSchema, lever: deskSchema, options: deskSchema }),
  alerts: alertsSchema,
  keys: ownKeysSchema,
});

type SettingsFile = v.InferOutput<typeof fileSchema>;

const deskOf = (screen: TradingScreen) => ({ layout: readLayout(screen), workspaces: workspaces[screen].read() });

/** The content of the file: layouts, saved layouts, price alerts and keys of this device. */
export function settingsFile(): string {
  const content = {
    kind: KIND,
    version: VERSION,
    desks: { spot: deskOf('spot'), lever: deskOf('lever'), options: deskOf('options') },
    alerts: priceAlerts.read(),
    keys: ownKeys.read(),
  } satisfies SettingsFile;
  return JSON.stringify(content, undefined, 2);
}

/** The settings of a file; `undefined` if it is not such a file. */
export function readSettingsFile(text: string): SettingsFile | undefined {
  try {
    const read = v.safeParse(fileSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes over the settings of a file: its layouts and keys replace those of this device, its saved layouts those of the same name, its
 * alerts those of the same id. Other saved layouts and alerts stay.
 */
export function takeSettings({ desks, alerts, keys }: SettingsFile): void {
  for (const screen of SCREENS) {
    const { layout, workspaces: saved } = desks[screen];
    writeLayout(screen, layout);
    workspaces[screen].update((all) => saved.reduce(withWorkspace, all));
  }
  priceAlerts.update((all) => alerts.toReversed().reduce(withAlert, all));
  ownKeys.write(keys);
}
