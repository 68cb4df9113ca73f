import { Box, colour, Icon, VisuallyHidden, WEIGHT } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { leverMessages } from '../locales/messages';
import type { RiskLevel } from '../rules/risk-level';

const MARK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  whiteSpace: 'nowrap',
  fontWeight: WEIGHT.strong,
  '& > svg': { flex: 'none' },
  '&[data-level="safe"]': { color: colour.green },
  '&[data-level="warning"]': { color: colour.warning },
  '&[data-level="danger"]': { color: colour.danger },
} as const;

export interface RiskMarkProps {
  /** Without a level the figure has no mark. */
  readonly level: RiskLevel | undefined;
  /** The name of the level is visible, not only for assistive technology. */
  readonly hasWord?: boolean;
  readonly children: ReactNode;
}

/** A figure of risk with its level as colour, icon and word. */
export function RiskMark({ level, hasWord = false, children }: RiskMarkProps) {
  const text = leverMessages.useText();
  if (level === undefined) return children;
  const word = text(`risk.${level}`);
  return (
    <Box component="span" sx={MARK} data-level={level}>
      <Icon name={level === 'safe' ? 'shield' : 'warning'} size={16} />
      <span>{children}</span>
      {hasWord ? <span>{word}</span> : <VisuallyHidden>{word}</VisuallyHidden>}
    </Box>
  );
}
