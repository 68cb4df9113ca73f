import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { Column, frameVariables, Main } from './frame-parts';
import { Bar } from './header/bar';

/** The frame before its texts and session are loaded: an empty header without controls. */
export function WaitingFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Column inert>
      <Global styles={frameVariables} />
      <Bar />
      <Main>{children}</Main>
    </Column>
  );
}
