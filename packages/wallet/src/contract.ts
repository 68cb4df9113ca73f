export { addressFault } from './rules/address/check-address';
export { withChecksum } from './rules/address/evm';
export { networkKind, type NetworkKind } from './rules/address/network';
export { ACCOUNTS, logTypeOf, type Account, type AccountName } from './contract/account';
export { addAddress, addressCurrencies, deleteAddress, savedAddresses, type SavedAddress } from './contract/addresses';
export { grandTotal, walletDetail, walletList, type Balance } from './contract/balances';
export { companyAddress, depositAddress, depositProof, type DepositAddress } from './contract/deposits';
export { accountLog, ledger, LEDGER_PAGE_SIZE } from './contract/ledger';
export { stateNumber, type LogRow, type MoneyState } from './contract/log';
export {
  leverMinimum,
  transfer,
  transferCurrencies,
  transferDirection,
  transferHistory,
  transferType,
  type TransferCurrency,
  type TransferRow,
} from './contract/transfers';
export { withdraw, withdrawalInfo, type WithdrawalInfo } from './contract/withdrawals';
