import { PATHS } from '../paths';

/** The addresses of each history: it is current at any of them and leads to the first. */
export const HISTORY = [
  [[PATHS.ledger], 'ledger.title'],
  [[PATHS.depositRecord], 'deposit.recordTitle'],
  [[PATHS.transferRecord, PATHS.transferLog], 'transfer.history'],
  [[PATHS.statement], 'statement.title'],
] as const;
