import { useFormat } from '@bourse/i18n';
import { Box, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { microOptionsMessages } from '../locales/messages';
import { countdownText, remainingAt, type Anchor } from '../rules/order-clock';
import { ticker } from './ticker';

const RING = 16;
const GAP = 6;
const TIME = { display: 'inline-block', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const FIGURE = { display: 'inline-block', textAlign: 'end' } as const;
/** The ring turns in steps of less than a pixel of its edge. */
const STEP_DEGREES = 6;
const Ring = styled('span')({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: RING,
  height: RING,
  marginInlineEnd: GAP,
  borderRadius: '50%',
  mask: `radial-gradient(closest-side, transparent 62%, ${colour.black} 64%)`,
});

export interface CountdownProps {
  readonly anchor: Anchor;
  /** Duration of the option in seconds: the whole ring, which begins with the remaining time where the duration is unknown. */
  readonly seconds: number | undefined;
}

/** Remaining seconds of an option with one decimal. */
export function Countdown({ anchor, seconds }: CountdownProps) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => ticker.follow(setNow), []);
  const remaining = remainingAt(anchor, now);
  const whole = seconds === undefined ? Math.max(anchor.remaining, 1) : seconds * 1000;
  const left = Math.ceil((remaining / whole) * (360 / STEP_DEGREES)) * STEP_DEGREES;
  const width = `${countdownText(whole).length}ch`;
  const uncertainty = format.number(Math.ceil(anchor.uncertainty / 100) / 10);
  return (
    <Box
      component="span"
      sx={TIME}
      role="timer"
      title={text('orders.uncertainty', { seconds: uncertainty })}
      style={{ width: `calc(${RING + GAP}px + ${width})` }}
    >
      <Ring aria-hidden style={{ background: `conic-gradient(${colour.accent} ${left}deg, ${colour.line} 0)` }} />
      <Box component="span" sx={FIGURE} style={{ width }}>
        {countdownText(remaining).replace('.', format.decimalSeparator)}
      </Box>
    </Box>
  );
}
