import { compare, decimal, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { ChangeText } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import type { Pair } from '@bourse/contracts/market';
import { highLowDecimals, VOLUME_DECIMALS } from '../display-decimals';
import { marketMessages } from '../locales/messages';
import { turnover } from '../pairs/order';

/** A figure beside those of the pair. */
export interface PairFigure {
  readonly term: string;
  readonly value: string;
}

/** A figure of the pair; `value` is `undefined` while the pairs are on their way. */
export interface ShownFigure {
  readonly term: string;
  readonly value: ReactNode;
  readonly part?: 'change' | 'volume' | 'turnover' | 'more';
}

/** From here on a volume is shown in short: 3.9T. */
const LARGE = decimal(100_000_000);

/** 24h change, high, low, turnover and volume of a pair, and the figures after them. */
export function usePairFigures(pair: Pair | undefined, more: readonly PairFigure[]): readonly ShownFigure[] {
  const text = marketMessages.useText();
  const format = useFormat();
  const fixed = (value: Decimal | undefined, decimals: number) =>
    format.decimal(value, { decimals, minDecimals: decimals });
  const large = (value: Decimal | undefined) =>
    value !== undefined && compare(value, LARGE) < 0 ? fixed(value, VOLUME_DECIMALS) : format.compact(value);
  return [
    { term: text('bar.change'), value: pair && <ChangeText value={pair.change} />, part: 'change' },
    { term: text('bar.high'), value: pair && fixed(pair.high, highLowDecimals(pair)) },
    { term: text('bar.low'), value: pair && fixed(pair.low, highLowDecimals(pair)) },
    {
      term: text('bar.turnover', { quote: pair?.quote ?? '' }),
      value: pair && large(turnover(pair)),
      part: 'turnover',
    },
    { term: text('bar.volume', { base: pair?.base ?? '' }), value: pair && large(pair.volume), part: 'volume' },
    ...more.map((figure) => ({ ...figure, part: 'more' as const })),
  ];
}
