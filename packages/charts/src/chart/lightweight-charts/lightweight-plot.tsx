import { Box, colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useImperativeHandle, useRef } from 'react';
import type { PlotProps } from '../plot/chart-engine';
import { legendHeight, TIME_HEIGHT } from '../plot/plot-margins';
import { plotMessages } from '../locales/messages';
import { controlChart } from './control-chart';

// The licence of the library asks for this notice and a link to its maker on a page of the client.
const NOTICE = 'TradingView Lightweight Charts™. Copyright (c) 2026 TradingView, Inc.';
const MAKER = 'TradingView';
const MAKER_ADDRESS = 'https://www.tradingview.com/';

const Overlay = styled('svg')({
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
const CREDIT = {
  position: 'absolute',
  zIndex: 4,
  left: 8,
  bottom: TIME_HEIGHT + 8,
  fontSize: FONT_SIZE.dense,
  color: colour.quiet,
  backgroundColor: colour.panel,
} as const;

/** Mounts a chart of Lightweight Charts with the link that its licence asks for. */
export function LightweightPlot({ look, onHover, ref }: PlotProps) {
  const text = plotMessages.useText();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      control: (events) => {
        if (!frame.current || !canvas.current || !overlay.current) return undefined;
        const place = { frame: frame.current, canvas: canvas.current, overlay: overlay.current };
        return controlChart(place, look, { events, onHover });
      },
    }),
    [look, onHover],
  );
  return (
    <div ref={frame} style={{ position: 'relative', isolation: 'isolate' }}>
      <div ref={canvas} style={{ position: 'absolute', inset: `${legendHeight(look)}px 0 0` }} aria-hidden />
      <Overlay ref={overlay} aria-hidden />
      <Box component="a" sx={CREDIT} href={MAKER_ADDRESS} target="_blank" rel="noopener noreferrer" title={NOTICE}>
        {text('plot.credit', { maker: MAKER })}
      </Box>
    </div>
  );
}
