import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type FONT_SIZE, INSET } from '../theme/scale';
import { colour } from '../theme/variables';
import { Text } from './text';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  padding: '0 16px',
  '&[data-line]': { minHeight: 36, padding: `0 ${INSET}`, borderBottom: `1px solid ${colour.line}` },
});

export interface PanelHeaderProps {
  readonly title: ReactNode;
  readonly titleId?: string;
  /** Of the title. Default: `table`, the size on trading screens. */
  readonly size?: keyof typeof FONT_SIZE;
  /** A hairline below it, for content that scrolls. */
  readonly hasLine?: boolean;
  /** Actions at the far side. */
  readonly children?: ReactNode;
}

/** The heading of a surface, with actions beside it. `Panel` has one; a `Card` arranges its own. */
export function PanelHeader({ title, titleId, size = 'table', hasLine = false, children }: PanelHeaderProps) {
  return (
    <Head data-line={hasLine ? '' : undefined}>
      {title !== undefined && (
        <Text as="h2" id={titleId} size={size} isStrong>
          {title}
        </Text>
      )}
      {children}
    </Head>
  );
}
