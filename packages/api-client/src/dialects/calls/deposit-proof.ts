import type { Adapter } from '../adapter';

/** Other names of the fields of a deposit proof. The hash has none: the operator reads it beside the address. */
export const depositProof: Adapter = ({ acc, pic, ...fields }, { proof }) =>
  proof === 'acc' ? { acc, pic, ...fields } : { ...fields, account: acc, address: acc, imgs: pic };
