import {
  absolute,
  decimal,
  decimalsOf,
  isPositive,
  isZero,
  ONE,
  percentOf,
  times,
  type Decimal,
} from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Button, DataTable, FigureLine, FigureLines, NumberField, Row, Stack, Text, useAnnounce } from '@bourse/ui-kit';
import { useState } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { replayMessages } from './locales/messages';
import { paperAccount, paperTrade, type PaperSide, type PaperTrade } from './paper-account';

/** Places of a rate in per cent. */
const RATE_DECIMALS = 4;
const HUNDRED = decimal('100');
/** Places of money in quote currency, at least. */
const MONEY_DECIMALS = 2;

export interface PaperDeskProps {
  readonly pair: ChartPair;
  /** The bar at whose close orders are filled. */
  readonly current: Bar;
  /** What the exchange charges a taker, a share; `undefined` where it is not known: the user enters it. */
  readonly takerFee: Decimal | undefined;
  /** Oldest first. */
  readonly trades: readonly PaperTrade[];
  readonly onTrade: (trade: PaperTrade) => void;
}

/** Orders on paper at the close of the current bar, the position that they have opened, and what it has gained after fees. */
export function PaperDesk({ pair, current, takerFee, trades, onTrade }: PaperDeskProps) {
  const text = replayMessages.useText();
  const format = useFormat();
  const announce = useAnnounce();
  const [size, setSize] = useState<Decimal>();
  const [rate, setRate] = useState(() => takerFee && times(takerFee, HUNDRED));
  const [isChecked, setChecked] = useState(false);
  const { position, average, profit, fees } = paperAccount(trades, current.close);
  const { base, quote, priceDecimals, amountDecimals } = pair;
  const moneyDecimals = Math.max(MONEY_DECIMALS, priceDecimals);
  const hasSize = size !== undefined && isPositive(size);
  const money = (value: Decimal, sign: 'auto' | 'always') =>
    `${format.decimal(value, { decimals: moneyDecimals, minDecimals: MONEY_DECIMALS, sign })} ${quote}`;
  const sizeText = (value: Decimal) => format.amount(value, amountDecimals, base);

  const order = (side: PaperSide) => {
    setChecked(true);
    if (!hasSize || rate === undefined) return;
    const { openTime: time, close: price } = current;
    onTrade(paperTrade({ id: trades.length, time, side, size, price }, percentOf(ONE, rate)));
    announce(text(`paper.${side}At`, { size: sizeText(size), price: format.price(price, priceDecimals) }));
  };
  return (
    <Stack component="section" spacing={1.5} aria-label={text('paper.title')}>
      <Text as="h3" isStrong>
        {text('paper.title')}
      </Text>
      <Text size="table" tone="quiet">
        {text('paper.hint')}
      </Text>
      <NumberField
        label={text('paper.size')}
        value={size}
        onChange={setSize}
        decimals={amountDecimals}
        unit={base}
        error={isChecked && !hasSize ? text('paper.sizeMissing') : undefined}
      />
      <NumberField
        label={text('paper.fee')}
        value={rate}
        onChange={setRate}
        decimals={Math.max(RATE_DECIMALS, rate ? decimalsOf(rate) : 0)}
        unit="%"
        error={isChecked && rate === undefined ? text('paper.feeMissing') : undefined}
      />
      <Row>
        {(['buy', 'sell'] as const).map((side) => (
          <Button key={side} tone={side} onClick={() => order(side)} fullWidth>
            {text(`paper.${side}`)}
          </Button>
        ))}
      </Row>
      <FigureLines>
        <FigureLine label={text('paper.position')}>
          {isZero(position)
            ? text('paper.none')
            : text(isPositive(position) ? 'paper.long' : 'paper.short', { size: sizeText(absolute(position)) })}
        </FigureLine>
        {average !== undefined && (
          <FigureLine label={text('paper.entry')}>{format.price(average, priceDecimals)}</FigureLine>
        )}
        <FigureLine label={text('paper.profit')}>{money(profit, 'always')}</FigureLine>
        <FigureLine label={text('paper.fees')}>{money(fees, 'auto')}</FigureLine>
      </FigureLines>
      <DataTable
        label={text('paper.trades')}
        rows={trades.toReversed()}
        rowKey={({ id }) => id}
        empty={
          <Text size="table" tone="quiet">
            {text('paper.noTrades')}
          </Text>
        }
        columns={[
          { id: 'time', header: text('paper.time'), isTime: true, cell: ({ time }) => format.dateTime(time) },
          { id: 'side', header: text('paper.side'), cell: ({ side }) => text(`paper.${side}`) },
          { id: 'size', header: text('paper.size'), isNumeric: true, cell: (trade) => sizeText(trade.size) },
          {
            id: 'price',
            header: text('paper.price'),
            isNumeric: true,
            cell: ({ price }) => format.price(price, priceDecimals),
          },
          { id: 'fee', header: text('paper.paid'), isNumeric: true, cell: ({ fee }) => money(fee, 'auto') },
        ]}
      />
    </Stack>
  );
}
