/** The network determines how an address is written and checked. */
export const NETWORK_KINDS = ['bitcoin', 'omni', 'litecoin', 'dogecoin', 'evm', 'tron'] as const;
export type NetworkKind = (typeof NETWORK_KINDS)[number];

/** Names of networks as back ends write them, in upper case. */
const BY_NAME: Readonly<Record<string, NetworkKind>> = {
  BTC: 'bitcoin',
  BITCOIN: 'bitcoin',
  OMNI: 'omni',
  LTC: 'litecoin',
  LITECOIN: 'litecoin',
  DOGE: 'dogecoin',
  DOGECOIN: 'dogecoin',
  ETH: 'evm',
  ETHEREUM: 'evm',
  ERC20: 'evm',
  BEP20: 'evm',
  BSC: 'evm',
  TRX: 'tron',
  TRON: 'tron',
  TRC20: 'tron',
};

/** The currency fields that determine the network. */
export interface NetworkOwner {
  /** Code, such as `BTC`. */
  readonly currency: string;
  /** `currency_type`: `eth`, `btc`, `usdt`, `erc20`, `omni`. */
  readonly currencyType: string;
}

/**
 * The kind of a network: by its name, else by the currency's code, else by the currency's type. `undefined` for an
 * unknown network; callers refuse its addresses.
 */
export function networkKind(name: string, { currency, currencyType }: NetworkOwner): NetworkKind | undefined {
  if (name !== '') return kindOf(name);
  // Type `btc` also marks other coins with Bitcoin's design, whose addresses differ: the code decides first.
  return kindOf(currency) ?? (currencyType.toLowerCase() === 'btc' ? undefined : kindOf(currencyType));
}

const kindOf = (name: string): NetworkKind | undefined => {
  const key = name.trim().toUpperCase();
  return Object.hasOwn(BY_NAME, key) ? BY_NAME[key] : undefined;
};
