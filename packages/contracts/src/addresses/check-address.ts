import { base58Fault } from './base58check';
import { evmFault } from './evm';
import type { AddressFault } from './fault';
import { NETWORK_KINDS, type NetworkKind } from './network';
import { segwitFault } from './segwit';
import { isTokenContract } from './token-contracts';

/** Version bytes: public key hash, script hash. Litecoin's old script version 5 is Bitcoin's and therefore refused. */
const CHECKS: Readonly<Record<NetworkKind, (address: string) => AddressFault | undefined>> = {
  bitcoin: (address) => (isSegwit(address, 'bc') ? segwitFault(address, 'bc') : base58Fault(address, [0x00, 0x05])),
  omni: (address) => base58Fault(address, [0x00, 0x05]),
  litecoin: (address) => (isSegwit(address, 'ltc') ? segwitFault(address, 'ltc') : base58Fault(address, [0x30, 0x32])),
  dogecoin: (address) => base58Fault(address, [0x1e, 0x16]),
  evm: evmFault,
  tron: (address) => (address.startsWith('T') ? base58Fault(address, [0x41]) : 'format'),
};

const isSegwit = (address: string, prefix: string) => address.toLowerCase().startsWith(`${prefix}1`);

/** The reason to refuse an address on a network; `undefined` for a valid one. An unknown network is always refused. */
export function addressFault(address: string, network: NetworkKind | undefined): AddressFault | undefined {
  if (address.trim() === '') return 'empty';
  if (/\s/.test(address)) return 'spaces';
  if (network === undefined) return 'unknownNetwork';
  return CHECKS[network](address) ?? (isTokenContract(address) ? 'tokenContract' : undefined);
}

/** The networks on which an address is valid. */
export function networksOfAddress(address: string): NetworkKind[] {
  return NETWORK_KINDS.filter((network) => CHECKS[network](address) === undefined);
}
