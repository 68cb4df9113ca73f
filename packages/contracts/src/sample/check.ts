import type { ContractCheck } from '../check';
import * as contract from '.';

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract,
  subject: 'Sample: what its calls are for.',
  notCalled: [[contract.sampleList, 'has no answer in the sandbox yet']],
};
