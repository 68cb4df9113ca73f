import * as contract from '.';
import { nothing, probe, type ContractCheck } from '../check';

/** Probes and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract,
  subject: 'Notices by Web Push, which reach a user who has no page open.',
  probes: [probe(contract.readPush, nothing)],
  notCalled: [
    [contract.savePush, 'would send notices to an address'],
    [contract.endPush, 'would end the notices of a device'],
  ],
  extras: [contract.readPush, contract.savePush, contract.endPush],
  capabilities: contract.pushCapability,
  fields: {
    push: 'Notices by Web Push can be subscribed. Optional: the calls do not exist.',
    public_key: 'The public VAPID key (P-256, uncompressed), in base64url.',
    kinds: 'Kinds of notices: `fills`, `stops`, `options`, `funds`, `c2c`, `logins`.',
    endpoint: 'Address of the subscription at the push service of the browser; empty: there is none.',
    gone: '1: the push service does not know the subscription any more (404 or 410), and nothing is sent to it; without it 0.',
    p256dh: 'Public key of the subscription, in base64url.',
    auth: 'Secret of the subscription, in base64url.',
  },
};
