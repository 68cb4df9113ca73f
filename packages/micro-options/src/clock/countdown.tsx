import { useFormat } from '@bourse/i18n';
import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { microOptionsMessages } from '../locales/messages';
import { countdownText, remainingAt, type Anchor } from '../rules/order-clock';
import { ticker } from './ticker';

const Time = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const Ring = styled('span')({
  width: 16,
  height: 16,
  borderRadius: '50%',
  background: `conic-gradient(${colour.accent} var(--left, 0deg), ${colour.line} 0)`,
  mask: 'radial-gradient(closest-side, transparent 62%, #000 64%)',
});

export interface CountdownProps {
  readonly anchor: Anchor;
  /** Duration of the option in seconds: the whole ring. */
  readonly seconds: number;
}

/** Remaining seconds of an option with one decimal. Each tick writes the text of the element; React does not render again. */
export function Countdown({ anchor, seconds }: CountdownProps) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const place = useRef<HTMLSpanElement>(null);
  const ring = useRef<HTMLSpanElement>(null);
  const { decimalSeparator } = format;
  useEffect(() => {
    const draw = (now: number) => {
      const remaining = remainingAt(anchor, now);
      const shown = countdownText(remaining).replace('.', decimalSeparator);
      if (place.current && place.current.textContent !== shown) place.current.textContent = shown;
      ring.current?.style.setProperty('--left', `${Math.round((remaining / (seconds * 1000)) * 360)}deg`);
    };
    draw(performance.now());
    return ticker.follow(draw);
  }, [anchor, seconds, decimalSeparator]);
  const uncertainty = format.number(Math.ceil(anchor.uncertainty / 100) / 10);
  return (
    <Time role="timer" title={text('orders.uncertainty', { seconds: uncertainty })}>
      <Ring ref={ring} aria-hidden />
      <span ref={place} />
    </Time>
  );
}
