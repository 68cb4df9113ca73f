import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { Decimal } from '@bourse/decimal';
import { shortPrice, useFormat } from '@bourse/i18n';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';
import { EASING, RADIUS } from '../theme/scale';
import { Arrow, ARROW, Coloured, type Direction } from './direction';
import { ValueText } from './value-text';

const fade = keyframes({ from: { opacity: 0.2 } });

const Figure = styled('span')({ position: 'relative', isolation: 'isolate' });

// A surface behind the digits, for an underline is a link. Only its opacity changes, which the browser does without the main thread, and so
// little that the digits keep their contrast.
const Flash = styled('span')({
  position: 'absolute',
  zIndex: -1,
  inset: '0 -2px',
  borderRadius: RADIUS.control,
  opacity: 0,
  backgroundColor: 'currentColor',
  pointerEvents: 'none',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${fade} 600ms ${EASING}` },
});

// Not part of a selection: a copy has the full text.
const Short = styled('span')({ userSelect: 'none' });

export interface PriceTextProps {
  value: Decimal | undefined;
  decimals: number;
  /** Against the price before. */
  direction?: Direction;
  /** Lights up when the value changes. */
  isFlashing?: boolean;
  hasArrow?: boolean;
}

/** A price, in one tone from the first to the last digit. Many zeros are counted (`0.0₆8702`); the full text is read out and copied. */
export function PriceText(props: PriceTextProps) {
  const { value, decimals, direction = 'unchanged', isFlashing = false, hasArrow = false } = props;
  const format = useFormat();
  const text = uiKitMessages.useText();
  const shown = format.price(value, decimals);
  const short = shortPrice(shown);
  return (
    <Coloured translate="no" data-direction={direction}>
      <Figure>
        {short === shown ? (
          <ValueText>{shown}</ValueText>
        ) : (
          <>
            <Short aria-hidden>{short}</Short>
            <VisuallyHidden>{shown}</VisuallyHidden>
          </>
        )}
        {isFlashing && direction !== 'unchanged' && <Flash key={value} />}
      </Figure>
      {hasArrow && <Arrow aria-hidden>{ARROW[direction]}</Arrow>}
      {hasArrow && direction !== 'unchanged' && <VisuallyHidden>{text(`price.${direction}`)}</VisuallyHidden>}
    </Coloured>
  );
}
