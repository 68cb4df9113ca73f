import { decimal, type Decimal } from '@bourse/decimal';

/** Durations in seconds and payout rates in whole per cent of the stake. The first one is the default. */
export const DURATIONS = [
  { seconds: 30, profitRatio: 75 },
  { seconds: 60, profitRatio: 80 },
  { seconds: 120, profitRatio: 85 },
  { seconds: 300, profitRatio: 90 },
] as const;

/** An option ends at the median mark price of so long before its expiry, in milliseconds. */
export const SETTLEMENT_MS = 10_000;

/** Options are sold in multiples of it (money side, section 5). */
export const AMOUNT_STEP = decimal(10);

/** Open options of one user at a time. */
export const MOST_OPEN = 50;

/** Fee charged on opening, in parts per million of the stake, and the same in per cent. */
export const FEE_PPM = 2000n;
export const FEE_PERCENT = decimal('0.2');

interface OptionCurrency {
  /** Amounts offered with one click. */
  readonly presets: readonly number[];
  /** The largest stake. */
  readonly maximum: Decimal;
  /** The house's initial capital for payouts: the maximum total at risk. */
  readonly capital: Decimal;
  readonly insurances: readonly Insurance[];
}

interface Insurance {
  readonly id: number;
  readonly name: string;
  /** Per cent of a loss that is paid back. */
  readonly coverage: Decimal;
  /** Price in the currency. */
  readonly price: Decimal;
}

/** Insurances of the one currency that has them (money side, section 9). There is no call to buy one. */
const INSURANCES: readonly Insurance[] = [
  { id: 1, name: 'Loss cover 50', coverage: decimal(50), price: decimal(100) },
  { id: 2, name: 'Loss cover 100', coverage: decimal(100), price: decimal(250) },
];

/** Currencies in which options are paid, by code. */
export const OPTION_CURRENCIES: ReadonlyMap<string, OptionCurrency> = new Map([
  [
    'USDT',
    {
      presets: [10, 50, 100, 500, 1000],
      maximum: decimal(10_000),
      capital: decimal(1_000_000),
      insurances: INSURANCES,
    },
  ],
  ['BRS', { presets: [10, 50, 100, 500], maximum: decimal(10_000), capital: decimal(1_000_000), insurances: [] }],
]);
