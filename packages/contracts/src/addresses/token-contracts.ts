/**
 * Contracts of widely held tokens, by network kind. A token that is sent to its own contract, or to another, is lost.
 * Ethereum in lower case.
 */
const TOKEN_CONTRACTS: ReadonlySet<string> = new Set([
  // Ethereum: USDT, USDC, DAI, WETH, WBTC, LINK, PEPE
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  '0x6b175474e89094c44da98b954eedeac495271d0f',
  '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
  '0x514910771af9ca656af840dff83e8264ecf986ca',
  '0x6982508145454ce325ddbe47a25d4ec3d2311933',
  // TRON: USDT, USDC
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8',
]);

/** Whether the address is the contract of a known token. */
export function isTokenContract(address: string): boolean {
  return TOKEN_CONTRACTS.has(address.startsWith('0x') ? address.toLowerCase() : address);
}
