import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FONT_SIZE } from '../theme/scale';
import { colour } from '../theme/variables';

const FoldRoot = styled('details')({
  '& > summary': { width: 'fit-content', cursor: 'pointer', fontSize: FONT_SIZE.table, color: colour.accent },
  '& > div': { display: 'grid', gap: 12, paddingTop: 12 },
});

export interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Where the state is remembered; left out: closed at first. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** Content of second rank that a press on its title shows. */
export function Fold({ title, children, isOpen, onToggle }: FoldProps) {
  return (
    <FoldRoot open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>{title}</summary>
      <div>{children}</div>
    </FoldRoot>
  );
}
