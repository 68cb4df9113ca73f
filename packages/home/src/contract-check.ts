import type { ContractCheck } from '@bourse/api-client/contract-check';
import * as contract from './contract';

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = { contract };
