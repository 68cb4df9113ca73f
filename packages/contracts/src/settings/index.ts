import { defineCall, flag, int, list, text } from '../wire';
import * as v from 'valibot';

/** A value of the user as it is kept: its name, its version, and JSON as text. An empty text is a removed value. */
const setting = v.object({ name: v.pipe(v.string(), v.nonEmpty()), version: int, value: text });
export type Setting = v.InferOutput<typeof setting>;

/**
 * Values of the user that follow the account to other devices: personal limits, the withdrawal allow-list, alerts, layouts, drawings. Beyond
 * the specification; called only where the back end announces `settings`.
 */
export const readSettings = defineCall({
  method: 'GET',
  path: '/user/settings',
  access: 'required',
  request: v.object({}),
  reply: v.pipe(
    v.object({ list: list(setting) }),
    v.transform((wire) => wire.list),
  ),
});

/**
 * Writes one value if `version` is the present one (0: there is none), and increments it. Otherwise nothing changes. The reply has the
 * present value in both cases.
 */
export const writeSetting = defineCall({
  method: 'POST',
  path: '/user/settings',
  access: 'required',
  request: v.object({ name: v.string(), version: int, value: v.string() }),
  reply: v.pipe(
    v.object({ ...setting.entries, stored: flag }),
    v.transform(({ stored, ...present }) => ({ ...present, isStored: stored })),
  ),
});
export type WrittenSetting = v.InferOutput<(typeof writeSetting)['reply']>;

/** The largest value that the back end keeps, characters; `undefined`: it keeps none. */
export const settingsCapability = v.pipe(
  v.object({ settings: v.optional(v.object({ value_at_most: int })) }),
  v.transform(({ settings }) => settings?.value_at_most),
);
