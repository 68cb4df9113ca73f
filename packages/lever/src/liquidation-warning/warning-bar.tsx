import { useScreenLink } from '@bourse/feature-kit';
import {
  Box,
  BELOW,
  Button,
  colour,
  COVERED,
  FONT_SIZE,
  Icon,
  IconButton,
  NOTICE_BAR,
  RADIUS,
  Row,
  soft,
  hairline,
  space,
} from '@bourse/ui-kit';
import { Global } from '@emotion/react';
import { leverMessages } from '../locales/messages';
import { LINKS } from '../links';

const HEIGHT = { wide: 52, phone: 96 } as const;
/** The page and its toasts have room for the bar. */
const room = {
  ':root': { [NOTICE_BAR]: `${HEIGHT.wide + 16}px`, [BELOW.sm]: { [NOTICE_BAR]: `${HEIGHT.phone}px` } },
  body: { paddingBottom: COVERED.bottom },
};
/** Width of the order form at the right, whose buttons are at its foot. */
const FORM = 320;

// At the foot, above the bars of a phone and beside the order form: header, menu, bell and the order buttons stay in reach.
const BAR = {
  position: 'fixed',
  // Over a chart in full screen and a replay (1250), below dialogs.
  zIndex: 1260,
  insetInlineStart: 16,
  bottom: `calc(${COVERED.bars} + ${space(4)})`,
  maxWidth: `calc(100vw - ${FORM + 32}px)`,
  minHeight: HEIGHT.wide,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1, 3),
  alignItems: 'center',
  padding: space(2, 3),
  borderRadius: `${RADIUS.panel}px`,
  fontSize: FONT_SIZE.form,
  '&[data-level="danger"]': { color: colour.onFill, backgroundColor: colour.dangerFill },
  '&[data-level="warning"]': {
    color: colour.text,
    // Opaque: the page is below it.
    backgroundColor: `color-mix(in srgb, ${colour.warning} 18%, ${colour.panel})`,
    border: hairline(colour.warning),
  },
  [BELOW.sm]: {
    insetInline: 0,
    bottom: COVERED.bars,
    maxWidth: 'none',
    minHeight: HEIGHT.phone,
    justifyContent: 'center',
    borderRadius: 0,
  },
} as const;

const ACTIONS = {
  display: 'flex',
  gap: 2,
  '& button, & a': { color: 'inherit', border: hairline('currentcolor'), backgroundColor: 'transparent' },
  '[data-level="danger"] > & > :is(button, a):is(:hover, :focus-visible)': { backgroundColor: soft(colour.black, 20) },
  '& > button:last-of-type:has(svg)': { border: 'none' },
} as const;

export interface WarningBarProps {
  /** `danger` is announced at once. */
  readonly level: 'warning' | 'danger';
  /** Accessible name. */
  readonly title: string;
  /** The sentence about the risk, with its figures. */
  readonly message: string;
  readonly canClose: boolean;
  readonly onCloseAll: () => void;
  /** Left out where the warning stays until its cause is gone. */
  readonly onDismiss?: (() => void) | undefined;
}

/** The account nears its liquidation: a bar over every screen with the two ways out. */
export function WarningBar({ level, title, message, canClose, onCloseAll, onDismiss }: WarningBarProps) {
  const text = leverMessages.useText();
  const transfer = useScreenLink(LINKS.transfer);
  return (
    <Box
      component="section"
      sx={BAR}
      role={level === 'danger' ? 'alert' : 'status'}
      data-level={level}
      aria-label={title}
    >
      <Global styles={room} />
      <Row component="strong" spacing={2} sx={{ flexWrap: 'nowrap' }}>
        <Icon name="warning" />
        {message}
      </Row>
      <Box sx={ACTIONS}>
        {canClose && (
          <Button size="small" tone="quiet" onClick={onCloseAll}>
            {text('batch.all')}
          </Button>
        )}
        {transfer && (
          <Button size="small" tone="quiet" {...transfer}>
            {text('warning.transfer')}
          </Button>
        )}
        {onDismiss && <IconButton icon="close" label={text('warning.dismiss')} onClick={onDismiss} />}
      </Box>
    </Box>
  );
}
