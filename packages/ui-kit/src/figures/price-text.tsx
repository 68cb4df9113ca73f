import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';
import { colour, soft } from '../theme/variables';
import { Arrow, ARROW, Coloured, type Direction } from './direction';

const flash = (tone: string) =>
  keyframes({ from: { backgroundColor: soft(tone, 28) }, to: { backgroundColor: 'transparent' } });

const Flashing = styled('span')({
  borderRadius: 3,
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-flash="up"]': { animation: `${flash(colour.up)} 600ms ease-out` },
    '&[data-flash="down"]': { animation: `${flash(colour.down)} 600ms ease-out` },
  },
});

const Trailing = styled('span')({ opacity: 0.72 });

export interface PriceTextProps {
  value: Decimal | undefined;
  decimals: number;
  /** Against the price before. */
  direction?: Direction;
  /** Lights up when the value changes. */
  isFlashing?: boolean;
  hasArrow?: boolean;
}

/** A price; trailing zeros step back, so that the digits that say something stand out. */
export function PriceText({
  value,
  decimals,
  direction = 'unchanged',
  isFlashing = false,
  hasArrow = false,
}: PriceTextProps) {
  const format = useFormat();
  const text = uiKitMessages.useText();
  const shown = format.price(value, decimals);
  const trailing = /(?<=[.,]\d*)0+$/.exec(shown)?.[0] ?? '';
  return (
    <Coloured data-direction={direction}>
      <Flashing key={isFlashing ? value : undefined} data-flash={isFlashing ? direction : undefined}>
        {shown.slice(0, shown.length - trailing.length)}
        {trailing && <Trailing>{trailing}</Trailing>}
      </Flashing>
      {hasArrow && direction !== 'unchanged' && (
        <>
          <Arrow aria-hidden>{ARROW[direction]}</Arrow>
          <VisuallyHidden>{text(`price.${direction}`)}</VisuallyHidden>
        </>
      )}
    </Coloured>
  );
}
