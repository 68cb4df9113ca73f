import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';
import { EASING, ROUND } from '../theme/scale';
import { colour } from '../theme/variables';
import { Arrow, ARROW, Coloured, type Direction } from './direction';
import { ValueText } from './value-text';

const fade = keyframes({ from: { opacity: 1 } });

const Figure = styled('span')({ position: 'relative' });

// A stroke of its own beside the digits: only its opacity changes, which the browser does without the main thread, and the
// digits keep their contrast.
const Flash = styled('span')({
  position: 'absolute',
  insetInline: 0,
  bottom: -1,
  height: 2,
  borderRadius: ROUND,
  opacity: 0,
  backgroundColor: 'currentColor',
  pointerEvents: 'none',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${fade} 600ms ${EASING}` },
});

const Trailing = styled('span')({ color: colour.quiet });

export interface PriceTextProps {
  value: Decimal | undefined;
  decimals: number;
  /** Against the price before. */
  direction?: Direction;
  /** Lights up when the value changes. */
  isFlashing?: boolean;
  hasArrow?: boolean;
}

/**
 * Number of insignificant characters at the end: the zeros of the fraction, and the separator if no digit remains after
 * it.
 */
function emptyTail(shown: string, decimals: number): number {
  const zeros = /0*$/.exec(decimals === 0 ? '' : shown.slice(-decimals))?.[0].length ?? 0;
  return zeros > 0 && zeros === decimals ? zeros + 1 : zeros;
}

/** A price; trailing zeros are dimmed, so that significant digits stand out. */
export function PriceText(props: PriceTextProps) {
  const { value, decimals, direction = 'unchanged', isFlashing = false, hasArrow = false } = props;
  const format = useFormat();
  const text = uiKitMessages.useText();
  const shown = format.price(value, decimals);
  const tail = value === undefined ? 0 : emptyTail(shown, decimals);
  return (
    <Coloured translate="no" data-direction={direction}>
      <Figure>
        <ValueText>{shown.slice(0, shown.length - tail)}</ValueText>
        {tail > 0 && <Trailing>{shown.slice(-tail)}</Trailing>}
        {isFlashing && direction !== 'unchanged' && <Flash key={value} />}
      </Figure>
      {hasArrow && <Arrow aria-hidden>{ARROW[direction]}</Arrow>}
      {hasArrow && direction !== 'unchanged' && <VisuallyHidden>{text(`price.${direction}`)}</VisuallyHidden>}
    </Coloured>
  );
}
