import * as contract from '.';
import { nothing, probe, type ContractCheck } from '../check';

/** Probes and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract,
  subject: 'Values of the user that follow the account to other devices.',
  probes: [probe(contract.readSettings, nothing)],
  notCalled: [[contract.writeSetting, 'would change a value of the user']],
  extras: [contract.readSettings, contract.writeSetting],
  fields: {
    settings:
      'Values of the user that follow the account: `value_at_most` is their largest size. Optional: none are kept.',
    value_at_most: 'The largest value, characters.',
    version: 'Counts the writes of the value; 0: there is none.',
    stored:
      '1: the sent value is the present one. 0: the sent version was not the present one, and nothing has changed.',
    'GET /api/user/settings › name': 'Name of the value.',
    'POST /api/user/settings › name': 'Name of the value.',
    'GET /api/user/settings › value': 'JSON as text; empty: removed.',
    'POST /api/user/settings › value': 'JSON as text; empty: removed.',
  },
};
