import { useAnnounce } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Resolution } from '@bourse/contracts/bars';
import { chartsMessages } from '../../locales/messages';
import { plotMessages } from '../locales/messages';
import { longResolution } from './resolution-text';

/** Announces a change of the resolution in the live region; the first resolution is not announced. */
export function useAnnouncedResolution(resolution: Resolution): void {
  const text = plotMessages.useText();
  const intervalText = chartsMessages.useText();
  const announce = useAnnounce();
  const announced = useRef(resolution);
  const announceInterval = useEffectEvent(() =>
    announce(text('plot.interval', { interval: longResolution(intervalText, resolution) })),
  );
  useEffect(() => {
    if (announced.current === resolution) return;
    announced.current = resolution;
    announceInterval();
  }, [resolution]);
}
