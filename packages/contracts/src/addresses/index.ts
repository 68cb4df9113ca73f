export { addressFault, networksOfAddress } from './check-address';
export { hasChecksum, withChecksum } from './evm';
export type { AddressFault } from './fault';
export { NETWORK_KINDS, networkKind, type NetworkKind, type NetworkOwner } from './network';
