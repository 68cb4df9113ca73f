import { createStored } from '@bourse/storage';
import type { TradingScreen } from '../panel-layout/use-layout';
import { workspacesSchema } from './workspace';

/** The saved layouts of each trading screen on this device. */
export const workspaces = {
  spot: createStored('bourse.spot.workspaces', workspacesSchema, []),
  lever: createStored('bourse.lever.workspaces', workspacesSchema, []),
  options: createStored('bourse.options.workspaces', workspacesSchema, []),
} as const satisfies Record<TradingScreen, unknown>;
