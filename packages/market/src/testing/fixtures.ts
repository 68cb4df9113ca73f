import type { DepthLevel } from '@bourse/charts';
import { aDepthBook, FIXTURE_NOW } from '@bourse/charts/testing';
import { decimal, times, type DecimalInput } from '@bourse/decimal';
import {
  pairId,
  type Book,
  type BookLevel,
  type Pair,
  type PairGroup,
  type PublicTrade,
} from '@bourse/contracts/market';

/** BTC/USDT, or another pair by its overrides; the id follows from the currencies' ids, the symbol from their names. */
export function aPair(overrides: Partial<Omit<Pair, 'id' | 'symbol'>> = {}): Pair {
  const pair = {
    baseId: 1,
    quoteId: 3,
    base: 'BTC',
    quote: 'USDT',
    logo: '',
    quoteLogo: '',
    isDisplayed: true,
    matchId: undefined,
    hasOptions: false,
    lotSize: undefined,
    spread: undefined,
    leverFee: undefined,
    priceDecimals: 2,
    amountDecimals: 6,
    amountStep: undefined,
    cnyPrice: undefined,
    last: decimal('97250.5'),
    change: decimal('2.35'),
    high: decimal('98400'),
    low: decimal('94810.25'),
    volume: decimal('18234.5521'),
    ...overrides,
  };
  return { ...pair, id: pairId(pair), symbol: `${pair.base}/${pair.quote}` };
}

const listed = (baseId: number, base: string, last: string, change: string, priceDecimals: number, volume: string) =>
  aPair({
    baseId,
    base,
    last: decimal(last),
    change: decimal(change),
    priceDecimals,
    amountDecimals: priceDecimals > 6 ? 2 : 6,
    high: times(decimal(last), decimal('1.03')),
    low: times(decimal(last), decimal('0.96')),
    volume: decimal(volume),
  });

/** Six pairs as an exchange has them: dear and cheap, up and down, one below a millionth. */
export function somePairs(): Pair[] {
  return [
    listed(1, 'BTC', '97250.5', '2.35', 2, '18234.5521'),
    listed(2, 'ETH', '3391.08', '-1.12', 2, '201834.1'),
    listed(4, 'SOL', '241.335', '5.9', 3, '1830221'),
    listed(5, 'XRP', '1.1042', '0', 4, '92013344.25'),
    listed(6, 'DOGE', '0.38412', '-3.4', 5, '713004111'),
    listed(7, 'PEPE', '0.0000008712', '12.06', 10, '91230041118820'),
  ];
}

export function aGroup(overrides: Partial<PairGroup> = {}): PairGroup {
  return { name: 'USDT', pairs: somePairs(), ...overrides };
}

/** A level; numbers and text are read exactly. */
export function aLevel(price: DecimalInput, amount: DecimalInput, sum: DecimalInput = amount): BookLevel {
  return { price: decimal(price), amount: decimal(amount), sum: decimal(sum) };
}

const withSum = ({ price, amount }: DepthLevel) => aLevel(price, amount);

/** A book around 97,250, see `aDepthBook`. */
export function aBook(options: Parameters<typeof aDepthBook>[0] = {}): Book {
  const { asks, bids } = aDepthBook(options);
  return { asks: asks.map(withSum), bids: bids.map(withSum) };
}

export function aTrade(overrides: Partial<PublicTrade> = {}): PublicTrade {
  return { id: 1, price: decimal('97250.5'), amount: decimal('0.0125'), time: FIXTURE_NOW, side: 'buy', ...overrides };
}

/** Recent trades, newest first, three seconds apart. */
export function someTrades(count = 20): PublicTrade[] {
  return Array.from({ length: count }, (_, index) =>
    aTrade({
      id: 1000 - index,
      price: decimal(`${9_725_050 + ((index * 53) % 41) - 20}e-2`),
      amount: decimal(`${1500 + ((index * 7919) % 90_000)}e-6`),
      time: FIXTURE_NOW - index * 3000,
      side: (index * 5) % 3 === 0 ? 'sell' : 'buy',
    }),
  );
}
