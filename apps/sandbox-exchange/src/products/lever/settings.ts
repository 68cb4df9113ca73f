import { decimal } from '@bourse/decimal';

/** Multiples that a user can choose. */
export const MULTIPLES = [2, 5, 10, 20, 50, 100] as const;

/** Presets of lots. */
export const LOT_PRESETS = [1, 5, 10, 50] as const;

export const MINIMUM_LOTS = 1;
export const MAXIMUM_LOTS = 500;

export const MOST_POSITIONS = 100;
export const MOST_ENTRUSTS = 50;

/** The risk rate is 100 % where equity equals margins × maintenance rate. */
export const MAINTENANCE_RATE = decimal('0.5');

/** Per cent of the contract value, each day at 00:00 Asia/Shanghai. */
export const OVERNIGHT_RATE = decimal('0.01');

/** The shortest time between two `lever_trade` events of a user, in milliseconds. */
export const PUSH_EVERY_MS = 500;
