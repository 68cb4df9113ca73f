import { decimal } from '@bourse/decimal';
import type { NewPair } from '../../catalog/types';
import { CURRENCIES } from './currencies';

/** A pair of the sandbox, and how lively it is. */
export interface SimulatedPair {
  base: string;
  quote: string;
  pair: NewPair & { id: number };
  /** Share of the bots' attention. */
  weight: number;
  /** The usual worth of a trade, in USDT. */
  tradeWorth: number;
}

/** Fees of maker and taker as a share of the received amount; the fee article states the same. */
const FEE = '0.001';

interface Row {
  id: number;
  symbol: `${string}/${string}`;
  tick: string;
  /** Tick x lot is at least the smallest unit of the quote currency, so every trade's worth is exact. */
  lot: string;
  weight: number;
  tradeWorth: number;
  hasOptions?: boolean;
}

function idOf(code: string): number {
  const found = CURRENCIES.find(({ currency }) => currency.code === code);
  if (!found) throw new RangeError(`no currency ${code}`);
  return found.currency.id;
}

function pair({ id, symbol, tick, lot, weight, tradeWorth, hasOptions = false }: Row): SimulatedPair {
  const [base = '', quote = ''] = symbol.split('/');
  return {
    base,
    quote,
    weight,
    tradeWorth,
    pair: {
      id,
      baseId: idOf(base),
      quoteId: idOf(quote),
      group: quote,
      tickSize: decimal(tick),
      lotSize: decimal(lot),
      minQuantity: decimal(lot),
      makerFee: decimal(FEE),
      takerFee: decimal(FEE),
      isDisplayed: true,
      hasOptions,
      sort: id,
    },
  };
}

export const PAIRS: readonly [SimulatedPair, ...SimulatedPair[]] = [
  pair({ id: 1, symbol: 'BTC/USDT', tick: '0.01', lot: '0.00001', weight: 30, tradeWorth: 2400, hasOptions: true }),
  pair({ id: 2, symbol: 'ETH/USDT', tick: '0.01', lot: '0.0001', weight: 20, tradeWorth: 1600, hasOptions: true }),
  pair({ id: 3, symbol: 'SOL/USDT', tick: '0.01', lot: '0.001', weight: 12, tradeWorth: 900, hasOptions: true }),
  pair({ id: 4, symbol: 'XRP/USDT', tick: '0.0001', lot: '0.1', weight: 9, tradeWorth: 600 }),
  pair({ id: 5, symbol: 'DOGE/USDT', tick: '0.00001', lot: '1', weight: 8, tradeWorth: 400 }),
  pair({ id: 6, symbol: 'LTC/USDT', tick: '0.01', lot: '0.001', weight: 5, tradeWorth: 450 }),
  pair({ id: 7, symbol: 'PEPE/USDT', tick: '0.0000000001', lot: '100', weight: 6, tradeWorth: 250 }),
  pair({ id: 8, symbol: 'LINK/USDT', tick: '0.001', lot: '0.01', weight: 5, tradeWorth: 420 }),
  pair({ id: 9, symbol: 'ETH/BTC', tick: '0.000001', lot: '0.01', weight: 3, tradeWorth: 1400 }),
  pair({ id: 10, symbol: 'LTC/BTC', tick: '0.0000001', lot: '0.1', weight: 2, tradeWorth: 500 }),
  pair({ id: 11, symbol: 'BRS/USDT', tick: '0.0001', lot: '0.1', weight: 4, tradeWorth: 300 }),
];
