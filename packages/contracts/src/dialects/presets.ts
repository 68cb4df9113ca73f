import type { dialectSchema } from './dialect';
import type * as v from 'valibot';

/** Families of back ends that exist, by the letters of the operator's guide. Data only. */
export const PRESETS = {
  default: {},
  a: {
    tradePassword: { withdraw: 'pass', register: 'withdraw_password' },
    area: { field: 'area_code_id', ids: { '86': 1 } },
    stops: 'both',
    socket: 2,
  },
  b: { tradePassword: { withdraw: 'pay_password', reset: 'oldpassword' }, proof: 'account', stops: 'both', socket: 2 },
  c: {
    tradePassword: { c2c: 'pay_password' },
    withdrawCode: {},
    transfer: 'numbers',
    area: { field: 'country_code' },
    proof: 'account',
    stops: 'both',
    socket: 2,
  },
  d: {
    tradePassword: { withdraw: 'pay_password', c2c: 'pay_password' },
    transfer: 'numbers',
    area: { field: 'country_code' },
    proof: 'account',
    stops: 'both',
    socket: 2,
  },
  e: { tradePassword: { withdraw: 'pay_password' }, transfer: 'type', proof: 'account', stops: 'both', socket: 2 },
  f: { tradePassword: { withdraw: 'pay_password' }, proof: 'account', stops: 'both', socket: 2 },
} as const satisfies Readonly<Record<string, v.InferInput<typeof dialectSchema>>>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = ['default', 'a', 'b', 'c', 'd', 'e', 'f'] as const satisfies readonly PresetName[];
