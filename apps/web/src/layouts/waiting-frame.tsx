import type { ReactNode } from 'react';
import { Column, Main } from './frame-parts';
import { Bar } from './header/bar';

/** The frame before its texts and session are loaded: an empty header without controls. */
export function WaitingFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Column inert>
      <Bar />
      <Main>{children}</Main>
    </Column>
  );
}
