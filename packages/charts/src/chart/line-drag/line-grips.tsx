import { toDrawingNumber } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import {
  colour,
  FOCUS_RING,
  FONT_SIZE,
  hairline,
  PlainButton,
  RADIUS,
  revealedIn,
  TOUCH,
  TOUCH_AREA,
  VisuallyHidden,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, useSyncExternalStore } from 'react';
import { priceToolMessages } from '../toolbar/locales/messages';
import { LINE_BUTTON, type ChartLine } from '../plot/chart-line';
import { buttonColumns } from './button-columns';
import { useLineDrag, type LineDragInput } from './use-line-drag';

/** Heights of the part of a line that takes hold, CSS pixels: for a mouse, for a finger. */
const MOUSE = 12;
const FINGER = 28;

/** The controls of a line with a grip, which senses the pointer over the whole line. */
const LINE = '[data-grips]';

const Grip = styled('div')({
  position: 'absolute',
  zIndex: 1,
  height: MOUSE,
  transform: 'translateY(-50%)',
  cursor: 'ns-resize',
  touchAction: 'none',
  userSelect: 'none',
  '@media (pointer: coarse)': { height: FINGER },
});
const KNOB_HEIGHT = 8;
// Clear of the alert button at the end of the cross-hair.
const Knob = styled('span')({
  ...revealedIn(LINE),
  ...TOUCH_AREA,
  position: 'absolute',
  top: `calc(50% - ${KNOB_HEIGHT / 2}px)`,
  width: 18,
  height: KNOB_HEIGHT,
  boxSizing: 'border-box',
  borderRadius: RADIUS.control,
  border: hairline(colour.quiet),
  backgroundColor: colour.panel,
  '&:focus-visible': FOCUS_RING,
});
const KNOB_FROM_RIGHT = 28;

/** Left of the knob. */
const REMOVAL_FROM_RIGHT = KNOB_FROM_RIGHT + 24;
/** The touch area of one button does not reach another button. */
const REMOVAL_STEP = (LINE_BUTTON + TOUCH) / 2;
const Removal = styled(PlainButton)({
  ...revealedIn(LINE),
  position: 'absolute',
  zIndex: 2,
  width: LINE_BUTTON,
  height: LINE_BUTTON,
  transform: 'translateY(-50%)',
  borderRadius: RADIUS.control,
  border: hairline(colour.quiet),
  backgroundColor: colour.panel,
  color: colour.text,
  fontSize: FONT_SIZE.dense,
  lineHeight: 1,
  textAlign: 'center',
  '&:focus-visible': FOCUS_RING,
});

export interface LineGripsProps extends LineDragInput {
  /** The pointer moves over a line; the cross-hair follows. */
  readonly onPoint: (place: { readonly clientX: number; readonly clientY: number }) => void;
  /** Places of a price. */
  readonly decimals: number;
}

/** The handles of the lines that the user can drag, by pointer or by arrow keys, and the buttons of those that can be removed. */
export function LineGrips({ lines, plotAreas, held, onHold, onPoint, decimals }: LineGripsProps) {
  const text = priceToolMessages.useText();
  const format = useFormat();
  const keysId = useId();
  const plotArea = useSyncExternalStore(plotAreas.subscribe, plotAreas.get);
  const { heldId, take, moveByKey, letGo } = useLineDrag({ lines, plotAreas, held, onHold });
  if (!plotArea) return null;
  const priceOf = (line: ChartLine) => (held?.id === line.id ? held.price : line.price);
  const heights = lines.map((line) => {
    const y = plotArea.yOf(toDrawingNumber(priceOf(line)));
    return y >= plotArea.top && y <= plotArea.top + plotArea.height ? y : undefined;
  });
  const columns = buttonColumns(
    lines.map(({ id, remove }, index) => (remove && heldId !== id ? heights[index] : undefined)),
    REMOVAL_STEP,
  );
  return (
    <>
      <VisuallyHidden id={keysId}>{text('lines.moveKeys')}</VisuallyHidden>
      {lines.map((line, index) => {
        const y = heights[index];
        if (y === undefined) return null;
        const fromRight = REMOVAL_FROM_RIGHT + LINE_BUTTON + REMOVAL_STEP * (columns[index] ?? 0);
        return (
          <div key={line.id} data-grips={line.drag && ''}>
            {line.drag && (
              <Grip
                data-grip={line.id}
                // As while drawing, the buttons at the cross-hair ignore a press here.
                data-placing={heldId === line.id || undefined}
                style={{ top: y, left: plotArea.left, width: plotArea.width + plotArea.axisWidth }}
                onPointerDown={(event) => take(event, line)}
                onPointerMove={onPoint}
              >
                <Knob
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its track is the price axis
                  role="slider"
                  tabIndex={0}
                  aria-label={text('lines.move', { line: line.label })}
                  aria-orientation="vertical"
                  aria-valuenow={toDrawingNumber(priceOf(line))}
                  aria-valuetext={format.price(priceOf(line), decimals)}
                  aria-describedby={keysId}
                  style={{ right: plotArea.axisWidth + KNOB_FROM_RIGHT }}
                  onKeyDown={(event) => moveByKey(event, line)}
                  onBlur={() => letGo(line)}
                />
              </Grip>
            )}
            {line.remove && heldId !== line.id && (
              <Removal
                type="button"
                // The row of the same order has a button of the same purpose.
                aria-label={text('lines.button', { action: line.remove.label })}
                title={line.remove.label}
                style={{ top: y, left: plotArea.left + plotArea.width - fromRight }}
                onClick={line.remove.run}
              >
                ×
              </Removal>
            )}
          </div>
        );
      })}
    </>
  );
}
