import type { ContractCheck } from '@bourse/api-client/contract-check';
import * as contract from './contract';

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  refresh: '1: ask for the balances again. The client does so whatever comes.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = { contract, fields: FIELDS };
