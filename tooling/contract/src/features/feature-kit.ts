import * as featureKit from '@bourse/feature-kit/contract';
import { nothing, probe, type ContractOfFeature } from './contract-of-feature';

export const featureKitContract: ContractOfFeature = {
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
