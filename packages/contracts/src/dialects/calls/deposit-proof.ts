import type { Adapter } from '../adapter';

/** Other names of the fields of a deposit proof. The hash has none: the operator reads it beside the address. */
export const depositProof: Adapter = ({ acc, pic, bank, ...fields }, { proof, proofPicture, proofBank }) => ({
  ...(proof === 'acc' ? { acc, pic } : { account: acc, address: acc, [proofPicture]: pic }),
  ...(proofBank && { bank }),
  ...fields,
});
