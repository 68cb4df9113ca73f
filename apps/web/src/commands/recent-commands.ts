import { createStored } from '@bourse/storage';
import * as v from 'valibot';

const MAX_RECENT = 5;

/** Ids of the last used commands on this device, the newest first. */
export const recentCommands = createStored('bourse.recentCommands', v.array(v.string()), []);

export const noteCommand = (id: string): void =>
  recentCommands.update((recent) => [id, ...recent.filter((other) => other !== id)].slice(0, MAX_RECENT));
