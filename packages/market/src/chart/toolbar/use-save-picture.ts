import { saveFile, useToast } from '@bourse/ui-kit';
import type { RefObject } from 'react';
import type { Pair, Resolution } from '../../contract';
import { marketMessages } from '../../locales/messages';
import { chartMessages } from '../locales/messages';
import { longResolution } from '../resolution/resolution-text';

const TOAST = 'chart-picture';
const DRAWINGS = 'svg.highcharts-root, svg[data-sheet]';

/** Saves the content of a frame as a picture; its code is loaded with the first one. */
export function useSavePicture(frame: RefObject<HTMLElement | null>, pair: Pair, resolution: Resolution): () => void {
  const text = chartMessages.useText();
  const intervalText = marketMessages.useText();
  const toast = useToast();
  const save = async () => {
    const around = frame.current;
    if (!around) return;
    try {
      const { pictureOf } = await import('./save-picture');
      const title = `${pair.symbol} · ${longResolution(intervalText, resolution)}`;
      const file = await pictureOf({ drawings: [...around.querySelectorAll<SVGSVGElement>(DRAWINGS)], title, around });
      saveFile(file, `${pair.base}-${pair.quote}-${resolution}.png`);
      toast.dismiss(TOAST);
    } catch {
      toast.error(text('tools.pictureFailed'), TOAST);
    }
  };
  return () => void save();
}
