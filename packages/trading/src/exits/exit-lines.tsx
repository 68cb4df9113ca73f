import type { Trail } from '@bourse/contracts/market';
import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { FigureLine } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';
import { EXIT_KINDS, EXIT_NAMES, exitResult, type ExitEntry, type Exits } from './exits';

export interface ExitLinesProps {
  readonly exits: Partial<Exits>;
  /** Of a trailing stop loss, whose price is then where it begins. */
  readonly trail?: Omit<Trail, 'peak'> | undefined;
  /** The price that triggers them, where it was chosen. */
  readonly trigger?: 'last' | 'mark' | undefined;
  readonly entry: ExitEntry;
  /** The amount that the order opens, in base currency; `undefined`: not known, and no result is shown. */
  readonly amount: Decimal | undefined;
  readonly quote: string;
}

/** Take profit and stop loss of an order in its confirmation, with the result of each. */
export function ExitLines({ exits, trail, trigger, entry, amount, quote }: ExitLinesProps) {
  const text = tradingMessages.useText();
  const format = useFormat();
  const isSet = EXIT_KINDS.some((kind) => exits[kind] !== undefined);
  if (!isSet) return null;
  const resultOf = (price: Decimal) => {
    const result = exitResult(entry, price, amount);
    const profit = result && format.decimal(result, { decimals: 4, minDecimals: 2, sign: 'always' });
    return profit === undefined ? '' : ` · ${text('exits.result', { profit, quote })}`;
  };
  const distance =
    trail && (trail.unit === 'percent' ? format.percent(trail.distance) : `${format.decimal(trail.distance)} ${quote}`);
  return (
    <>
      {EXIT_KINDS.map((kind) => {
        const price = exits[kind];
        if (price === undefined) return null;
        const isTrailing = kind === 'stopLoss' && distance !== undefined;
        const shown = `${format.price(price, entry.priceDecimals)} ${quote}`;
        return (
          <FigureLine key={kind} label={text(isTrailing ? 'exits.trails' : EXIT_NAMES[kind])}>
            {isTrailing ? text('exits.trailFrom', { distance, price: shown }) : shown}
            {resultOf(price)}
          </FigureLine>
        );
      })}
      {trigger !== undefined && (
        <FigureLine label={text('exits.trigger')}>{text(`exits.trigger.${trigger}`)}</FigureLine>
      )}
    </>
  );
}
