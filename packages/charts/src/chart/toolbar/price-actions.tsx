import { decimal, toDrawingNumber, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour, FOCUS_RING, FONT_SIZE, hairline, PlainButton, RADIUS, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { priceToolMessages } from './locales/messages';
import { LABEL_PADDING, LABEL_SIZE } from '../plot/chart-look';
import type { PlotAreaStore } from '../plot/plot-area-store';

const SIZE = 24;

const Action = styled(PlainButton)({
  position: 'absolute',
  zIndex: 2,
  width: SIZE,
  height: SIZE,
  marginTop: -SIZE / 2,
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.reading,
  lineHeight: `${SIZE}px`,
  textAlign: 'center',
  '& svg': { verticalAlign: 'middle' },
  color: colour.onFill,
  backgroundColor: colour.accentFill,
  opacity: 0,
  pointerEvents: 'none',
  '&[data-shown], &:focus-visible': { opacity: 1, pointerEvents: 'auto' },
  '&:focus-visible': FOCUS_RING,
});

/** The price of the focused button, where the pointer's cross-hair would be. */
const Level = styled('div')({
  position: 'absolute',
  zIndex: 1,
  borderTop: hairline(colour.quiet, 'dashed'),
  pointerEvents: 'none',
  visibility: 'hidden',
  'button:focus-visible ~ &': { visibility: 'visible' },
});
const LevelPrice = styled('span')({
  position: 'absolute',
  left: '100%',
  top: 0,
  transform: 'translateY(-50%)',
  boxSizing: 'border-box',
  padding: LABEL_PADDING,
  borderRadius: RADIUS.control,
  backgroundColor: colour.raised,
  color: colour.text,
  fontSize: LABEL_SIZE,
  lineHeight: 1,
});

/** Something that the user can do at a price of the chart. */
export interface PriceAction {
  readonly id: string;
  readonly sign: ReactNode;
  /** With the price: `Set an alert at 97,000`. */
  readonly label: (price: string) => string;
  readonly run: (price: Decimal) => void;
}

export interface PriceActionsProps {
  /** The plot under the pointer. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly plotAreas: PlotAreaStore;
  /** The price at which the keyboard starts. */
  readonly last: Decimal;
  /** Places of a price. */
  readonly decimals: number;
  /** From the price axis inwards. */
  readonly actions: readonly PriceAction[];
}

/** The keyboard moves the price by this many pixels. */
const KEY_STEP = 4;

/** The buttons stay so long after the last touch. A mouse that leaves hides them. */
const TOUCH_SHOWN_MS = 3000;

/** The price under the pointer, or at which the keyboard has moved the button. `moveTo` takes a height in the plot, CSS pixels. */
function useActionPrice({ frame, plotAreas, decimals }: Pick<PriceActionsProps, 'frame' | 'plotAreas' | 'decimals'>) {
  const [at, setAt] = useState<{
    readonly price: Decimal;
    readonly top: number;
    readonly left: number;
    readonly width: number;
    readonly axisWidth: number;
  }>();
  const [isHovered, setHovered] = useState(false);

  const moveTo = (y: number): boolean => {
    const now = plotAreas.get();
    if (!now || y < now.top || y > now.top + now.height) return false;
    const price = decimal(Math.max(0, now.priceAt(y)).toFixed(decimals));
    const { left, width, axisWidth } = now;
    if (at?.price !== price || at.top !== y || at.left !== left || at.width !== width)
      setAt({ price, top: y, left, width, axisWidth });
    return true;
  };
  // After a change of scale the pointer is at another price. A price chosen by keyboard stays and moves on the screen.
  const follow = useEffectEvent(() => {
    const y = isHovered ? at?.top : at && plotAreas.get()?.yOf(toDrawingNumber(at.price));
    if (y === undefined) return;
    if (isHovered) moveTo(y);
    else if (at && at.top !== y) setAt({ ...at, top: y });
  });
  useEffect(() => plotAreas.subscribe(() => follow()), [plotAreas]);
  const point = useEffectEvent((event: PointerEvent) => {
    // The button does not move while the pointer is over it.
    if (event.target instanceof Element && event.target.closest('button')) return;
    // While a drawing tool is active, presses near the edge belong to the drawing.
    if (event.target instanceof Element && event.target.closest('[data-placing]')) {
      setHovered(false);
      return;
    }
    const { top } = frame.current?.getBoundingClientRect() ?? { top: 0 };
    setHovered(moveTo(event.clientY - top));
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const move = (event: PointerEvent) => {
      clearTimeout(hiding);
      // A second finger changes the scale.
      if (event.isPrimary) point(event);
      else setHovered(false);
      if (event.pointerType === 'touch') hiding = setTimeout(() => setHovered(false), TOUCH_SHOWN_MS);
    };
    // Lifting a finger also fires pointerleave; the button stays for the next tap.
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') setHovered(false);
    };
    const pressElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target)) setHovered(false);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerdown', move);
    element.addEventListener('pointerleave', leave);
    window.addEventListener('pointerdown', pressElsewhere);
    return () => {
      clearTimeout(hiding);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerdown', move);
      element.removeEventListener('pointerleave', leave);
      window.removeEventListener('pointerdown', pressElsewhere);
    };
  }, [frame]);
  return { at, isHovered, moveTo };
}

/** Room between two buttons, CSS pixels. */
const GAP = 4;

/**
 * Buttons at the end of the cross-hair that do something at its price. By keyboard they are reached with Tab; the arrows move them up and
 * down.
 */
export function PriceActions({ frame, plotAreas, last, decimals, actions }: PriceActionsProps) {
  const text = priceToolMessages.useText();
  const format = useFormat();
  const helpId = useId();
  const { at, isHovered, moveTo } = useActionPrice({ frame, plotAreas, decimals });

  const moveByKey = (event: KeyboardEvent) => {
    const steps = { ArrowUp: -KEY_STEP, ArrowDown: KEY_STEP }[event.key];
    if (steps === undefined || !at) return;
    event.preventDefault();
    moveTo(at.top + steps);
  };

  const price = format.price(at?.price ?? last, decimals);
  return (
    <>
      {actions.map(({ id, sign, label, run }, index) => (
        <Action
          key={id}
          type="button"
          data-shown={isHovered || undefined}
          style={{ top: at?.top ?? 0, left: at ? at.left + at.width - SIZE - index * (SIZE + GAP) : 0 }}
          title={label(price)}
          aria-label={label(price)}
          aria-describedby={helpId}
          onFocus={() => {
            if (!isHovered && !at) moveTo(plotAreas.get()?.yOf(toDrawingNumber(last)) ?? 0);
          }}
          onKeyDown={moveByKey}
          onClick={() => run(at?.price ?? last)}
        >
          {sign}
        </Action>
      ))}
      {at && !isHovered && (
        <Level aria-hidden style={{ top: at.top, left: at.left, width: at.width }}>
          <LevelPrice style={{ width: at.axisWidth }}>{price}</LevelPrice>
        </Level>
      )}
      <VisuallyHidden id={helpId}>{text('alert.keys')}</VisuallyHidden>
      <VisuallyHidden as="output">{at && !isHovered ? price : ''}</VisuallyHidden>
    </>
  );
}
