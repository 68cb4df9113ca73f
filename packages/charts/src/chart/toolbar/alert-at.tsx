import { decimal, toDrawingNumber, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour, FOCUS_RING, FONT_SIZE, PlainButton, RADIUS, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { plotMessages } from '../locales/messages';
import type { PlotAreaStore } from '../plot/plot-area-store';

const SIZE = 24;

const Plus = styled(PlainButton)({
  position: 'absolute',
  zIndex: 2,
  width: SIZE,
  height: SIZE,
  marginTop: -SIZE / 2,
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.reading,
  lineHeight: `${SIZE}px`,
  textAlign: 'center',
  color: colour.onFill,
  backgroundColor: colour.accentFill,
  opacity: 0,
  pointerEvents: 'none',
  '&[data-shown], &:focus-visible': { opacity: 1, pointerEvents: 'auto' },
  '&:focus-visible': FOCUS_RING,
});

export interface AlertAtProps {
  /** The plot under the pointer. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly plotAreas: PlotAreaStore;
  /** The price at which the keyboard starts. */
  readonly last: Decimal;
  /** Places of a price. */
  readonly decimals: number;
  readonly onAlertAt: (price: Decimal) => void;
}

/** The keyboard moves the price by this many pixels. */
const KEY_STEP = 4;

/** The price under the pointer, or at which the keyboard has moved the button. `moveTo` takes a height in the plot, CSS pixels. */
function useAlertPrice({ frame, plotAreas, decimals }: Pick<AlertAtProps, 'frame' | 'plotAreas' | 'decimals'>) {
  const [at, setAt] = useState<{ readonly price: Decimal; readonly top: number; readonly left: number }>();
  const [isHovered, setHovered] = useState(false);

  const moveTo = (y: number): boolean => {
    const now = plotAreas.get();
    if (!now || y < now.top || y > now.top + now.height) return false;
    const price = decimal(Math.max(0, now.priceAt(y)).toFixed(decimals));
    const left = now.left + now.width - SIZE;
    if (at?.price !== price || at.top !== y || at.left !== left) setAt({ price, top: y, left });
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
    const move = (event: PointerEvent) => point(event);
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
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerdown', move);
      element.removeEventListener('pointerleave', leave);
      window.removeEventListener('pointerdown', pressElsewhere);
    };
  }, [frame]);
  return { at, isHovered, moveTo };
}

/**
 * A plus at the end of the cross-hair that sets an alert at its price. By keyboard it is reached with Tab; the arrows move
 * it up and down.
 */
export function AlertAt({ frame, plotAreas, last, decimals, onAlertAt }: AlertAtProps) {
  const text = plotMessages.useText();
  const format = useFormat();
  const helpId = useId();
  const { at, isHovered, moveTo } = useAlertPrice({ frame, plotAreas, decimals });

  const moveByKey = (event: KeyboardEvent) => {
    const steps = { ArrowUp: -KEY_STEP, ArrowDown: KEY_STEP }[event.key];
    if (steps === undefined || !at) return;
    event.preventDefault();
    moveTo(at.top + steps);
  };

  const price = format.price(at?.price ?? last, decimals);
  return (
    <>
      <Plus
        type="button"
        data-shown={isHovered || undefined}
        style={{ top: at?.top ?? 0, left: at?.left ?? 0 }}
        title={text('alert.at', { price })}
        aria-label={text('alert.at', { price })}
        aria-describedby={helpId}
        onFocus={() => {
          if (!isHovered) moveTo(plotAreas.get()?.yOf(toDrawingNumber(last)) ?? 0);
        }}
        onKeyDown={moveByKey}
        onClick={() => onAlertAt(at?.price ?? last)}
      >
        +
      </Plus>
      <VisuallyHidden id={helpId}>{text('alert.keys')}</VisuallyHidden>
      <VisuallyHidden as="output">{at && !isHovered ? price : ''}</VisuallyHidden>
    </>
  );
}
