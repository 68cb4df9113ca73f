import { percentChange } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { ChangeText, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Bar, Pair } from '../contract';
import { priceDecimals, VOLUME_DECIMALS } from '../display-decimals';
import { chartMessages } from './chart-messages';

// For eyes: the table beside the chart says the same.
const Legend = styled('div')({
  position: 'absolute',
  zIndex: 1,
  top: 4,
  left: 8,
  right: 64,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  fontSize: 11,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
  pointerEvents: 'none',
});

// On a phone the time axis has to do: every line here covers candles.
const Moment = styled('span')({ color: colour.quiet, '@media (max-width: 600px)': { display: 'none' } });
const Name = styled('span')({ marginInlineEnd: 3, color: colour.quiet });

/** Open, high, low, close, change and volume of a bar, in one line over the chart. */
export function BarLegend({ bar, pair }: { bar: Bar | undefined; pair: Pair }) {
  const text = chartMessages.useText();
  const format = useFormat();
  const decimals = priceDecimals(pair);
  if (!bar) return null;
  return (
    <Legend aria-hidden>
      <Moment>{format.dateTime(bar.openTime)}</Moment>
      {(['open', 'high', 'low', 'close'] as const).map((field) => (
        <span key={field}>
          <Name>{text(`bar.${field}`)}</Name>
          {format.price(bar[field], decimals)}
        </span>
      ))}
      <ChangeText value={percentChange(bar.open, bar.close)} />
      <span>
        <Name>{text('bar.volume')}</Name>
        {format.decimal(bar.volume, { decimals: VOLUME_DECIMALS, minDecimals: VOLUME_DECIMALS })}
      </span>
    </Legend>
  );
}
