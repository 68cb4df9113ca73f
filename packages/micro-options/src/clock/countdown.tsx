import { useFormat } from '@bourse/i18n';
import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { microOptionsMessages } from '../locales/messages';
import { countdownText, remainingAt, type Anchor } from '../rules/order-clock';
import { ticker } from './ticker';
import { watchSight } from './watch-sight';

const RING = 16;
const GAP = 6;
/**
 * Both boxes have a fixed size and are inline blocks: then they are boundaries of layout, which a flex item is not, and a tick does
 * not lay out the table.
 */
const Box = styled('span')({
  display: 'inline-block',
  contain: 'strict',
  height: '1.5em',
  lineHeight: 1.5,
  verticalAlign: 'middle',
});
const Time = styled(Box)({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const Figure = styled(Box)({ textAlign: 'end' });
/** Out of sight, for assistive technology, a whole second is exact enough. */
const OUT_OF_SIGHT_MS = 1000;
/** The ring turns in steps of less than a pixel of its edge. */
const STEP_DEGREES = 6;
const Ring = styled('span')({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: RING,
  height: RING,
  marginInlineEnd: GAP,
  borderRadius: '50%',
  background: `conic-gradient(${colour.accent} var(--left, 0deg), ${colour.line} 0)`,
  mask: 'radial-gradient(closest-side, transparent 62%, #000 64%)',
});

export interface CountdownProps {
  readonly anchor: Anchor;
  /** Duration of the option in seconds: the whole ring. */
  readonly seconds: number;
}

/**
 * Remaining seconds of an option with one decimal. Each tick writes the text of the element; React does not render again.
 * Out of sight, in a scrolled list, it is written once a second.
 */
export function Countdown({ anchor, seconds }: CountdownProps) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const place = useRef<HTMLSpanElement>(null);
  const ring = useRef<HTMLSpanElement>(null);
  const { decimalSeparator } = format;
  useEffect(() => {
    if (!place.current) return undefined;
    const figure = place.current;
    // Its data is written: `textContent` of the element would replace the node, which costs a computation of style as well.
    const written = document.createTextNode('');
    figure.replaceChildren(written);
    let ringDrawn: number | undefined;
    let drawnAt = 0;
    const draw = (now: number) => {
      drawnAt = now;
      const remaining = remainingAt(anchor, now);
      const shown = countdownText(remaining).replace('.', decimalSeparator);
      if (written.data !== shown) written.data = shown;
      const left = Math.ceil((remaining / (seconds * 1000)) * (360 / STEP_DEGREES)) * STEP_DEGREES;
      if (left === ringDrawn) return;
      ringDrawn = left;
      ring.current?.style.setProperty('--left', `${left}deg`);
    };
    draw(performance.now());
    const sight = watchSight(figure, () => draw(performance.now()));
    const unfollow = ticker.follow((now) => {
      if (sight.isInSight() || now - drawnAt >= OUT_OF_SIGHT_MS) draw(now);
    });
    return () => {
      unfollow();
      sight.stop();
    };
  }, [anchor, seconds, decimalSeparator]);
  const width = `${countdownText(seconds * 1000).length}ch`;
  const uncertainty = format.number(Math.ceil(anchor.uncertainty / 100) / 10);
  return (
    <Time
      role="timer"
      title={text('orders.uncertainty', { seconds: uncertainty })}
      style={{ width: `calc(${RING + GAP}px + ${width})` }}
    >
      <Ring ref={ring} aria-hidden />
      <Figure ref={place} style={{ width }} />
    </Time>
  );
}
