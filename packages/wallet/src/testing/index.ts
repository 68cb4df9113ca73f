export { aWireWallet } from './fixtures';
