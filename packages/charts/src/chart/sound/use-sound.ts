import { useToast } from '@bourse/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { ChartEngine } from '../plot/chart-engine';
import { soundMessages } from './locales/messages';

export interface Sound {
  readonly isPlaying: boolean;
  /** Plays values, or stops the sound that is being played. */
  readonly toggle: (values: readonly number[]) => void;
}

/** Plays one sound at a time; it ends when the component unmounts. A failure is told by a toast. */
export function useSound(loadSound: ChartEngine['loadSound']): Sound {
  const text = soundMessages.useText();
  const toast = useToast();
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stop.current?.();
    };
  }, []);
  const end = () => {
    stop.current = undefined;
    setPlaying(false);
  };
  const play = async (values: readonly number[]) => {
    try {
      const playValues = await loadSound();
      // The component may have unmounted, or another press may have started the sound, while the code was loading.
      if (!isMounted.current || stop.current) return;
      stop.current = playValues(values, end);
      setPlaying(true);
    } catch {
      toast.error(text('sound.failed'), 'chart-sound');
    }
  };
  return { isPlaying, toggle: (values) => (stop.current ? stop.current() : void play(values)) };
}
