import { VisuallyHidden } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { BookView } from './book-rows';

const SUMMARY_EVERY_MS = 10_000;

export interface LiveSummaryProps {
  /** The summary is announced only while the focus is inside: continuous announcements are unusable. */
  readonly field: RefObject<HTMLElement | null>;
  readonly view: () => BookView | undefined;
  readonly write: (view: BookView) => string;
}

/** Announces last price, spread and mid every ten seconds. */
export function LiveSummary({ field, view, write }: LiveSummaryProps) {
  const [summary, setSummary] = useState('');
  // The screen renders with every ticker: the interval must not restart with each render.
  const summarise = useEffectEvent(() => {
    const shown = view();
    if (shown && field.current?.contains(document.activeElement)) setSummary(write(shown));
  });
  useEffect(() => {
    const timer = setInterval(summarise, SUMMARY_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <VisuallyHidden aria-live="polite">{summary}</VisuallyHidden>;
}
