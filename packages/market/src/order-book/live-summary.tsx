import { VisuallyHidden } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { BookView } from './book-rows';

const SUMMARY_EVERY_MS = 10_000;

export interface LiveSummaryProps {
  /** The summary is spoken only while the focus is in here: nobody wants a book that never stops talking. */
  readonly field: RefObject<HTMLElement | null>;
  readonly view: () => BookView | undefined;
  readonly write: (view: BookView) => string;
}

/** Tells a screen reader every ten seconds where last price, spread and mid are. */
export function LiveSummary({ field, view, write }: LiveSummaryProps) {
  const [summary, setSummary] = useState('');
  // The screen renders with every ticker: the pace must not begin anew with each of them.
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
