import type { ContractCheck } from '../check';
import * as contract from '.';

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  'bar › id': 'Moment at which the bar opens.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = { contract, fields: FIELDS };
