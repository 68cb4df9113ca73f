import { colour, FONT_SIZE, hairline, RADIUS, space } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { chartsMessages } from '../locales/messages';
import type { DepthCurve, DepthPoint } from './depth-curve';
import { placeOf, type DepthScale } from './depth-scale';
import type { DepthTexts } from './depth-texts';

const Line = styled('div')({
  position: 'absolute',
  top: 0,
  width: 1,
  pointerEvents: 'none',
  backgroundColor: colour.quiet,
});
/** Of the dot with its ring, CSS pixels. */
const DOT = 9;
const Dot = styled('div')({
  position: 'absolute',
  width: DOT,
  height: DOT,
  margin: `${-DOT / 2}px 0 0 ${-DOT / 2}px`,
  borderRadius: '50%',
  pointerEvents: 'none',
  // oxlint-disable-next-line bourse/no-raw-length -- the ring is a part of the drawn mark, which a hairline would not set off from the curve
  border: `2px solid ${colour.panel}`,
  backgroundColor: colour.down,
  '&[data-side="bids"]': { backgroundColor: colour.up },
});
const Box = styled('dl')({
  position: 'absolute',
  top: 8,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: space(0.5, 3),
  margin: 0,
  padding: 8,
  borderRadius: RADIUS.control,
  border: hairline(colour.line),
  backgroundColor: colour.raised,
  fontSize: FONT_SIZE.dense,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '& dt': { color: colour.quiet },
  '& dd': { margin: 0, textAlign: 'end' },
});

export interface DepthReadoutProps {
  readonly curve: DepthCurve;
  readonly point: DepthPoint;
  readonly scale: DepthScale;
  readonly base: string;
  readonly texts: DepthTexts;
}

/** A point of the curve marked, with its figures at the side of the plot where they do not cover it. */
export function DepthReadout({ curve, point, scale, base, texts }: DepthReadoutProps) {
  const text = chartsMessages.useText();
  const { x, y } = placeOf(scale, point);
  const left = Math.min(scale.width - 1, Math.max(0, x));
  return (
    <div aria-hidden>
      <Line style={{ left, height: scale.height }} />
      <Dot data-side={point.side} style={{ left, top: y }} />
      <Box style={left < scale.width / 2 ? { right: 64 } : { left: 8 }}>
        <dt>{text('depth.price')}</dt>
        <dd>{texts.price(point.price)}</dd>
        <dt>{text('depth.total')}</dt>
        <dd>
          {texts.total(point.total)} {base}
        </dd>
        <dt>{text('depth.distance')}</dt>
        <dd>{texts.distance(curve, point)}</dd>
      </Box>
    </div>
  );
}
