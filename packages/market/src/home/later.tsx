import styled from '@emotion/styled';
import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

// Approximate height of the content, so that restored scroll positions are correct.
const Place = styled('div')({ minHeight: 1900, '@media (max-width: 600px)': { minHeight: 3600 } });

/**
 * Content below the fold: rendered after the first paint, in small pieces with pauses for input. Each child is committed by
 * itself, because a commit has no pauses.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(0);
  const isComplete = shown >= parts.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setShown(shown + 1));
  }, [isComplete, shown]);
  return (
    <>
      {parts.slice(0, shown)}
      {!isComplete && <Place />}
    </>
  );
}
