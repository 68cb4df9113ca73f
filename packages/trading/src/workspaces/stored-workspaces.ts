import { createKept } from '@bourse/storage';
import type { TradingScreen } from '../panel-layout/use-layout';
import { withEach, workspacesSchema } from './workspace';

/** The user's saved layouts of each trading screen. A log-out keeps them for the next login. */
export const workspaces = {
  spot: createKept('bourse.spot.workspaces', workspacesSchema, [], withEach),
  lever: createKept('bourse.lever.workspaces', workspacesSchema, [], withEach),
  options: createKept('bourse.options.workspaces', workspacesSchema, [], withEach),
} as const satisfies Record<TradingScreen, unknown>;
