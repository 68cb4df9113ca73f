import { useFormat } from '@bourse/i18n';
import { useEffect, useMemo, useRef } from 'react';
import type { ChartPair } from '../chart-pair';
import { chartsMessages } from '../locales/messages';
import type { DepthSource } from './depth-book';
import { depthTexts } from './depth-texts';
import { mountDepth } from './mount-depth';

/** Draws the curves on the canvas of a field, directly from the store. Returns the references to both elements and the texts of the pair. */
export function useDepthDrawing(pair: ChartPair, store: DepthSource, height: number) {
  const text = chartsMessages.useText();
  const format = useFormat();
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  const { symbol, base, priceDecimals, amountDecimals } = pair;
  const texts = useMemo(
    () => depthTexts({ symbol, base, priceDecimals, amountDecimals }, text, format),
    [symbol, base, priceDecimals, amountDecimals, text, format],
  );

  useEffect(() => {
    if (!canvas.current || !field.current) return undefined;
    return mountDepth({
      canvas: canvas.current,
      frame: field.current,
      store,
      height,
      writePrice: texts.axisPrice,
      writeTotal: texts.axisTotal,
    });
  }, [store, height, texts, canvas, field]);

  return { field, canvas, texts };
}
