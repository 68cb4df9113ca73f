import { useEffect, useState } from 'react';

export interface FullScreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
  /** Of the window, CSS pixels. */
  readonly height: number;
}

/** The whole window for one part of it; the whole screen where the browser lets the window have it. */
export function useFullScreen(): FullScreen {
  const [isFull, setFull] = useState(false);
  const [height, setHeight] = useState(() => window.innerHeight);
  useEffect(() => {
    if (!isFull) return undefined;
    const measure = () => setHeight(window.innerHeight);
    // The browser's own way out leads out of ours as well.
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

  const toggle = () => {
    setFull(!isFull);
    const page = document.documentElement;
    // Where it is refused, the window is still ours.
    if (isFull) void leaveScreen();
    else page.requestFullscreen?.().catch(() => undefined);
  };
  return { isFull, toggle, height };
}

async function leaveScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}
