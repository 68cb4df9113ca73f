import type { ReactNode } from 'react';
import { Column, Main } from './frame-parts';
import { Bar } from './header/bar';

/** The frame before its texts and its session are known: the bar is empty, and nothing can be pressed yet. */
export function WaitingFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Column inert>
      <Bar />
      <Main>{children}</Main>
    </Column>
  );
}
