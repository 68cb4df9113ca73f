import { colour, soft } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { spotMessages } from '../locales';

const Frame = styled('div')({
  height: 'max(360px, calc(100dvh - 320px))',
  // The row of the order that the address names.
  '& tr:has([aria-current="true"]) > td': { backgroundColor: soft(colour.accent, 6) },
  '& tr:has([aria-current="true"]) > td:first-of-type': { boxShadow: `inset 3px 0 ${colour.accent}` },
});
const Note = styled('output')({ display: 'block', padding: '0 12px 12px', fontSize: 13, color: colour.warning });

export interface OrderListFrameProps {
  /** The order that the address names, where it is not among the rows. */
  readonly missing: number | undefined;
  readonly children: ReactNode;
}

/** An order list with the order of a link marked in it, or the word that it is not there. */
export function OrderListFrame({ missing, children }: OrderListFrameProps) {
  const text = spotMessages.useText();
  return (
    <>
      {missing !== undefined && <Note>{text('all.notFound', { id: String(missing) })}</Note>}
      <Frame>{children}</Frame>
    </>
  );
}
