import type { ContractCheck } from '../check';
import * as contract from '.';

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = { contract };
