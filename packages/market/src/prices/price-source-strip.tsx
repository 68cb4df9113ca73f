import { colour, FONT_SIZE, hairline, LINE_HEIGHT, RADIUS, soft, space } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { marketMessages } from '../locales/messages';
import type { PriceSource } from './price-source';

const Strip = styled('output')({
  display: 'block',
  padding: space(2, 4),
  backgroundColor: colour.panel,
  border: hairline(colour.line),
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.dense,
  lineHeight: LINE_HEIGHT.table,
  color: colour.quiet,
  '&[data-paused]': { backgroundColor: soft(colour.warning, 16), color: colour.text },
});

/** The market that prices come from, and whether orders are paused; a change is announced politely. */
export function PriceSourceStrip({ source }: { readonly source: PriceSource }) {
  const text = marketMessages.useText();
  const isPaused = source.kind === 'late' || source.kind === 'someLate' || source.kind === 'gone';
  return (
    <Strip data-paused={isPaused || undefined}>
      {source.kind === 'simulated' ? text('prices.simulated') : text(`prices.${source.kind}`, { venue: source.venue })}
    </Strip>
  );
}
