import type { Recovery } from '@bourse/contracts/security';
import { useFormat } from '@bourse/i18n';
import { Box, Alert, BELOW, Button, COVERED, NOTICE_BAR, space } from '@bourse/ui-kit';
import { Global } from '@emotion/react';
import { recoveryMessages } from './locales/messages';

const HEIGHT = { wide: 96, phone: 176 } as const;
/** The page and its toasts have room for the bar. */
const room = {
  ':root': { [NOTICE_BAR]: `${HEIGHT.wide}px`, [BELOW.sm]: { [NOTICE_BAR]: `${HEIGHT.phone}px` } },
  body: { paddingBottom: COVERED.bottom },
};

// At the foot, above the bars of a phone.
const BAR = {
  position: 'fixed',
  // Over a chart in full screen and a replay (1250), below dialogs.
  zIndex: 1260,
  insetInlineStart: 16,
  bottom: `calc(${COVERED.bars} + ${space(4)})`,
  maxWidth: 640,
  [BELOW.sm]: { insetInline: 0, bottom: COVERED.bars, maxWidth: 'none' },
} as const;

export interface RecoveryBarProps {
  readonly recovery: Recovery;
  readonly isPending: boolean;
  readonly onCancel: () => void;
}

/** A recovery of the own account is open: a bar over every screen, which stays until the recovery has ended. */
export function RecoveryBar({ recovery: { status, endsAt }, isPending, onCancel }: RecoveryBarProps) {
  const text = recoveryMessages.useText();
  const format = useFormat();
  const words =
    status === 'approved' && endsAt !== undefined
      ? text('watch.approved', { time: format.zonedDateTime(endsAt) })
      : text('watch.review');
  return (
    <Box component="section" sx={BAR} aria-label={text('watch.title')}>
      <Global styles={room} />
      <Alert tone="warning" isAnnounced title={text('watch.title')}>
        <p style={{ margin: space(0, 0, 2) }}>{words}</p>
        <Button size="small" tone="danger" pending={isPending} onClick={onCancel}>
          {text('cancel')}
        </Button>
      </Alert>
    </Box>
  );
}
