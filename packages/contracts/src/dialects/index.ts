export { adaptRequest } from './adapt';
export { canTransfer } from './calls/transfer';
export { DEFAULT_DIALECT, dialectSchema, type Dialect, type PasswordUse } from './dialect';
export { PRESET_NAMES, PRESETS, type PresetName } from './presets';
export { readDialect } from './read-dialect';
export { holdTradePassword } from './trade-password';
export { holdWithdrawCode } from './withdraw-code';
