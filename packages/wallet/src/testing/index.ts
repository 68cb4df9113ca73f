export { aLogRow, aWireQuote, aWireSmall, aWireWallet } from './fixtures';
export { walletExchange, walletHandlers, type WalletExchange } from './handlers';
