import { useOverlay } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';

export interface FullScreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
  /** Height of the window, CSS pixels. */
  readonly height: number;
}

/** Full-window state of one part of the page. The browser's full-screen mode is used where it is available. */
export function useFullScreen(): FullScreen {
  const [isFull, setFull] = useState(false);
  const [height, setHeight] = useState(() => window.innerHeight);
  useEffect(() => {
    if (!isFull) return undefined;
    const measure = () => setHeight(window.innerHeight);
    // The browser's own controls end the full-window state too.
    const follow = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    measure();
    window.addEventListener('resize', measure);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      window.removeEventListener('resize', measure);
      document.removeEventListener('fullscreenchange', follow);
    };
  }, [isFull]);

  const leave = () => {
    setFull(false);
    void leaveScreen();
  };
  const enter = () => {
    setFull(true);
    // If the browser refuses, the part fills the window only.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  useOverlay(isFull, leave);
  return { isFull, toggle: isFull ? leave : enter, height };
}

async function leaveScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}
