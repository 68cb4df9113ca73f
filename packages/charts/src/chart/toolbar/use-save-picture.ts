import { saveFile } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import type { RefObject } from 'react';
import type { ChartPair } from '../../chart-pair';
import type { Resolution } from '@bourse/contracts/bars';
import { chartsMessages } from '../../locales/messages';
import { plotMessages } from '../locales/messages';
import type { Sheet } from '../plot/chart-engine';
import { longResolution } from '../resolution/resolution-text';

const TOAST = 'chart-picture';

/** Saves the content of a frame as a picture; its code is loaded with the first one. */
export function useSavePicture(
  frame: RefObject<HTMLElement | null>,
  /** The drawing of the chart library. Those of the user in the frame are added. */
  sheetsOf: () => readonly Sheet[],
  pair: ChartPair,
  resolution: Resolution,
): () => void {
  const text = plotMessages.useText();
  const intervalText = chartsMessages.useText();
  const toast = useToast();
  const save = async () => {
    const around = frame.current;
    if (!around) return;
    try {
      const { pictureOf } = await import('./save-picture');
      const title = `${pair.symbol} · ${longResolution(intervalText, resolution)}`;
      const own = [...around.querySelectorAll<SVGSVGElement>('svg[data-sheet]')];
      const sheets = [...sheetsOf(), ...own.map((drawing) => ({ drawing, place: drawing.getBoundingClientRect() }))];
      const file = await pictureOf({ sheets, title, around });
      saveFile(file, `${pair.base}-${pair.quote}-${resolution}.png`);
      toast.dismiss(TOAST);
    } catch {
      toast.error(text('tools.pictureFailed'), TOAST);
    }
  };
  return () => void save();
}
