import { addressFault } from '@bourse/contracts/addresses';
import { networkKind, type NetworkKind, type NetworkOwner } from '@bourse/contracts/addresses';

/** Networks by the type of a currency that is a token on them. */
const TOKEN_TYPES: ReadonlySet<string> = new Set(['ERC20', 'TRC20', 'BEP20', 'OMNI']);

interface Address {
  /** Empty where the back end does not name it. */
  readonly network: string;
  readonly address: string;
}

/** Where a deposit address is. */
export interface DepositNetwork {
  /** `undefined`: neither the back end nor the address tells. A token is never on a network of its own name. */
  readonly name: string | undefined;
  readonly kind: NetworkKind | undefined;
}

/** The network of a deposit address: as named, else of the coin that is the network's own, else of the token's type, else by the address. */
export function depositNetwork({ network, address }: Address, owner: NetworkOwner): DepositNetwork {
  const kind = networkKind(network, owner);
  if (network !== '') return { name: network, kind };
  const { currency, currencyType } = owner;
  if (networkKind(currency, owner) !== undefined) return { name: currency, kind };
  const type = currencyType.trim().toUpperCase();
  if (TOKEN_TYPES.has(type)) return { name: type, kind };
  // No other network has addresses of this form; one with a mistake in it has it too.
  const fault = addressFault(address, 'tron');
  const isTron = kind === undefined && (fault === undefined || fault === 'checksum');
  return isTron ? { name: 'TRC20', kind: 'tron' } : { name: undefined, kind };
}
