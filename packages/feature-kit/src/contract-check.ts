import * as featureKit from './contract';
import { nothing, probe, type ContractCheck } from '@bourse/api-client/contract-check';

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract: featureKit,
  subject: 'Uploads, abilities of the back end, customer service.',
  probes: [probe(featureKit.customerService, nothing)],
  extras: [featureKit.customerService],
  notCalled: [
    [featureKit.upload, 'would store a file'],
    [featureKit.capabilities, 'is asked before all others'],
    [featureKit.tokenPrice, 'has an answer only where the platform has a token'],
  ],
};
