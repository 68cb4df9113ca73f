/** The address's parameter that names a pair: `?symbol=BTC_USDT`. */
export const PAIR_PARAMETER = 'symbol';

const bare = (symbol: string) => symbol.toUpperCase().replaceAll(/[/_-]/g, '_');

/** Does the address's parameter mean this symbol? */
export function isSymbolNamed(symbol: string, named: string): boolean {
  return bare(symbol) === bare(named);
}
