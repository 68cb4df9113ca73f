import type { ContractCheck } from '@bourse/api-client/contract-check';
import * as contract from './contract';

/** What the contract documents and the check of a back end know of this package. */
export const contractCheck: ContractCheck = {
  contract,
  subject: 'Sample: what its calls are for.',
  notCalled: [[contract.sampleList, 'has no answer in the sandbox yet']],
};
