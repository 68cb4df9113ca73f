import styled from '@emotion/styled';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

// Approximate height of the content, so that restored scroll positions are correct.
const Place = styled('div')({ minHeight: 1900, '@media (max-width: 600px)': { minHeight: 3600 } });

/** Content below the fold: rendered after the first paint, in small pieces with pauses for input. */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue ? children : <Place />;
}
