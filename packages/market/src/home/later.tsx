import styled from '@emotion/styled';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

// About as high as what comes, so that a reader who returns is where they were.
const Place = styled('div')({ minHeight: 1900, '@media (max-width: 600px)': { minHeight: 3600 } });

/**
 * What nobody sees at first: rendered once the first screen is painted, in small pieces between which the page answers.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue ? children : <Place />;
}
