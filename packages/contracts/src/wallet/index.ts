export { ACCOUNTS, accountsInText, logTypeOf, type Account, type AccountName } from './account';
export { addAddress, addressCurrencies, deleteAddress, savedAddresses, type SavedAddress } from './addresses';
export { grandTotal, walletDetail, walletList, type Balance } from './balances';
export { companyAddress, depositAddress, depositProof, type DepositAddress } from './deposits';
export { accountLog, ledger, LEDGER_PAGE_SIZE } from './ledger';
export { stateNumber, type LogRow, type MoneyState } from './log';
export {
  conversionHistory,
  conversionQuote,
  convertSmall,
  quoteSmall,
  smallBalance,
  smallBalances,
  walletCapabilities,
  type ConversionQuote,
  type SmallBalance,
  type SmallBalances,
} from './small-balances';
export {
  leverMinimum,
  transfer,
  transferCurrencies,
  transferDirection,
  transferHistory,
  transferType,
  type TransferCurrency,
  type TransferRow,
} from './transfers';
export { withdraw, withdrawalInfo, type WithdrawalInfo } from './withdrawals';
