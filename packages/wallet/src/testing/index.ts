export { aLogRow, aWireWallet } from './fixtures';
export { walletExchange, walletHandlers, type WalletExchange } from './handlers';
