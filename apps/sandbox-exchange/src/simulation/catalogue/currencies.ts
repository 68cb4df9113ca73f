import { PLATFORM_TOKEN } from '../../catalog/constants';
import type { NewCurrency } from '../../catalog/types';

/** A price in USDT that the history passes through, a number of years before the present. */
interface Anchor {
  yearsAgo: number;
  price: number;
}

/** A currency of the sandbox, and how its price moves; it moves through drawing numbers, never through money. */
export interface SimulatedCurrency {
  currency: NewCurrency & { id: number };
  /** Standard deviation of the yearly log return. USDT has none. */
  volatility: number;
  /** Oldest first; the last one is the price at the first start. */
  anchors: readonly [Anchor, ...Anchor[]];
}

type Path = readonly [Anchor, ...Anchor[]];

const anchor = ([yearsAgo, price]: [number, number]): Anchor => ({ yearsAgo, price });

function path(first: [number, number], ...rest: [number, number][]): Path {
  return [anchor(first), ...rest.map(anchor)];
}

interface Row {
  id: number;
  code: string;
  type: string;
  volatility: number;
  anchors: Path;
  isLegal?: boolean;
  isLever?: boolean;
  isMicro?: boolean;
  description: string;
}

// Amounts of every currency are kept to eight places, as wallets show them (money side, section 9).
const SCALE = 8;

function currency({ id, code, type, volatility, anchors, description, ...may }: Row): SimulatedCurrency {
  return {
    currency: {
      id,
      code,
      type,
      scale: SCALE,
      description,
      logo: `/api/media/coins/${code.toLowerCase()}.svg`,
      isLegal: may.isLegal ?? false,
      isLever: may.isLever ?? false,
      isMatch: true,
      isMicro: may.isMicro ?? false,
    },
    volatility,
    anchors,
  };
}

export const CURRENCIES: readonly SimulatedCurrency[] = [
  currency({
    id: 1,
    code: 'BTC',
    type: 'btc',
    volatility: 0.48,
    anchors: path(
      [5.2, 46_000],
      [4.5, 30_500],
      [4, 16_600],
      [3, 37_200],
      [2.2, 61_000],
      [1.5, 98_000],
      [0.6, 88_500],
      [0, 104_250],
    ),
    isLegal: true,
    isLever: true,
    isMicro: true,
    description:
      'Bitcoin is the first decentralised digital currency, running since January 2009. New coins are issued to miners who secure the ledger by proof of work; the issue halves about every four years and ends at 21 million coins.',
  }),
  currency({
    id: 2,
    code: 'ETH',
    type: 'eth',
    volatility: 0.66,
    anchors: path(
      [5.2, 3_300],
      [4.5, 1_850],
      [4, 1_210],
      [3, 2_040],
      [2.2, 2_620],
      [1.5, 3_350],
      [0.6, 2_900],
      [0, 3_886],
    ),
    isLever: true,
    isMicro: true,
    description:
      'Ether pays for computation on Ethereum, a public platform for programs that run exactly as written. Since September 2022 the network is secured by proof of stake, and part of every fee is destroyed.',
  }),
  currency({
    id: 3,
    code: 'USDT',
    type: 'erc20',
    volatility: 0,
    anchors: path([5.2, 1], [0, 1]),
    isLegal: true,
    isLever: true,
    isMicro: true,
    description:
      'Tether USD is a token that is meant to be worth one US dollar. Its issuer says that every token is backed by reserves. It exists on several networks: check that sender and receiver use the same one.',
  }),
  currency({
    id: 4,
    code: 'LTC',
    type: 'btc',
    volatility: 0.72,
    anchors: path([5.2, 182], [4.5, 62], [4, 70], [3, 71], [2.2, 66], [1.5, 92], [0.6, 84], [0, 108.4]),
    description:
      'Litecoin has been running since 2011. It follows the design of Bitcoin with a block every two and a half minutes, four times the number of coins and another mining function.',
  }),
  currency({
    id: 5,
    code: 'XRP',
    type: 'xrp',
    volatility: 0.82,
    anchors: path([5.2, 1.05], [4.5, 0.36], [4, 0.38], [3, 0.61], [2.2, 0.56], [1.5, 2.2], [0.6, 1.95], [0, 2.417]),
    description:
      'XRP is the native coin of the XRP Ledger, which settles payments within seconds by agreement of its validators instead of mining. All 100 billion coins were created at the start in 2012.',
  }),
  currency({
    id: 6,
    code: 'SOL',
    type: 'sol',
    volatility: 0.88,
    anchors: path([5.2, 148], [4.5, 36], [4, 13.6], [3, 58], [2.2, 139], [1.5, 162], [0.6, 141], [0, 187.3]),
    description:
      'Solana is a network for programs and payments with blocks about every 0.4 seconds. Validators stake SOL, and fees, usually a small fraction of a cent, are paid in it.',
  }),
  currency({
    id: 7,
    code: 'DOGE',
    type: 'btc',
    volatility: 0.95,
    anchors: path(
      [5.2, 0.236],
      [4.5, 0.068],
      [4, 0.082],
      [3, 0.079],
      [2.2, 0.104],
      [1.5, 0.196],
      [0.6, 0.158],
      [0, 0.2145],
    ),
    description:
      'Dogecoin began in 2013 as a joke and has been used for tips and small payments ever since. It is mined together with Litecoin; five billion new coins are issued every year.',
  }),
  currency({
    id: 8,
    code: 'PEPE',
    type: 'erc20',
    volatility: 1.15,
    anchors: path(
      [5.2, 0.00000031],
      [4.2, 0.00000019],
      [3, 0.00000068],
      [2.2, 0.00000112],
      [1.5, 0.00000134],
      [0.6, 0.00000072],
      [0, 0.00000087],
    ),
    description:
      'PEPE is a token on Ethereum named after an internet meme. It has no function beyond being traded, its price moves very fast, and a single token costs less than a millionth of a dollar.',
  }),
  currency({
    id: 9,
    code: 'LINK',
    type: 'erc20',
    volatility: 0.84,
    anchors: path([5.2, 26.4], [4.5, 6.9], [4, 6.4], [3, 14.2], [2.2, 11.3], [1.5, 15.4], [0.6, 14.1], [0, 19.62]),
    description:
      'LINK pays the operators of Chainlink, a network of oracles which bring prices and other outside data to programs on many block chains.',
  }),
  currency({
    id: 10,
    code: PLATFORM_TOKEN,
    type: 'erc20',
    volatility: 0.6,
    anchors: path([5.2, 0.12], [4.5, 0.18], [4, 0.16], [3, 0.34], [2.2, 0.52], [1.5, 0.95], [0.6, 1.08], [0, 1.26]),
    isMicro: true,
    description:
      'BRS is the token of this exchange. It is issued in subscriptions, released after a lock-up period and traded against USDT. The total supply is 100 million.',
  }),
];
