/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a separator that can be focused is a control (WAI-ARIA 1.2, window splitter) */
import { colour, ROUND } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** How far an arrow key moves, in CSS pixels. */
const KEY_STEP_PX = 16;

const Handle = styled('div')({
  position: 'absolute',
  zIndex: 2,
  touchAction: 'none',
  outline: 'none',
  // The visible line; the press target is wider.
  '&::after': { content: '""', position: 'absolute', borderRadius: ROUND },
  '&:hover::after, &[data-dragged]::after, &:focus-visible::after': { backgroundColor: colour.accent },
  '&[aria-orientation="vertical"]': { top: 0, bottom: 0, width: 12, cursor: 'col-resize' },
  '&[aria-orientation="vertical"]::after': { top: 0, bottom: 0, left: 4, width: 4 },
  '&[aria-orientation="horizontal"]': { left: 0, right: 0, height: 12, cursor: 'row-resize' },
  '&[aria-orientation="horizontal"]::after': { left: 0, right: 0, top: 4, height: 4 },
  '&[data-at="right"]': { right: -8 },
  '&[data-at="left"]': { left: -8 },
  '&[data-at="bottom"]': { bottom: -8 },
});

export interface ResizeHandleProps {
  readonly label: string;
  /** The edge of the panel; moving it outwards enlarges the panel. */
  readonly at: 'left' | 'right' | 'bottom';
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** CSS pixels that one of `value` takes; 1 where left out. */
  readonly pixels?: number;
  readonly onResize: (value: number) => void;
  /** To the normal size: a double click, or Enter. */
  readonly onReset: () => void;
}

/** Which way along its axis makes the panel larger. */
const SIGN = { left: -1, right: 1, bottom: 1 } as const;

const KEYS: Readonly<Record<'left' | 'right' | 'bottom', Readonly<Record<string, number>>>> = {
  left: { ArrowLeft: 1, ArrowRight: -1 },
  right: { ArrowLeft: -1, ArrowRight: 1 },
  bottom: { ArrowUp: -1, ArrowDown: 1 },
};

/*
 * In place of react-resizable-panels, which divides the size of a group among its panels and reports it in per cent: here a row may be
 * higher than the window, one edge counts levels of the book, and the areas of a grid share an edge.
 */

/** The edge of a panel that is moved by pointer, arrow keys, Home and End. */
export function ResizeHandle(props: ResizeHandleProps) {
  const { label, at, value, least, most, pixels = 1, onResize, onReset } = props;
  const drag = useRef<{ readonly from: number; readonly value: number }>(undefined);
  const isUpright = at !== 'bottom';
  const along = (event: PointerEvent) => (isUpright ? event.clientX : event.clientY);

  /** In a small window the panel may be smaller than the chosen size. */
  const present = (element: HTMLElement): number => {
    const panel = pixels === 1 ? element.parentElement?.getBoundingClientRect() : undefined;
    const size = (isUpright ? panel?.width : panel?.height) ?? 0;
    return size > 0 ? size : value;
  };

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    drag.current = { from: along(event), value: present(event.currentTarget) };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    event.currentTarget.dataset['dragged'] = '';
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    onResize(drag.current.value + (SIGN[at] * (along(event) - drag.current.from)) / pixels);
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    drag.current = undefined;
    delete event.currentTarget.dataset['dragged'];
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const steps = KEYS[at][key];
    if (steps !== undefined) onResize(present(currentTarget) + steps * Math.max(1, KEY_STEP_PX / pixels));
    else if (key === 'Home') onResize(least);
    else if (key === 'End') onResize(most);
    else if (key === 'Enter') onReset();
    else return;
    event.preventDefault();
  };

  return (
    <Handle
      role="separator"
      tabIndex={0}
      data-at={at}
      aria-label={label}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      onPointerDown={press}
      // Else the drag would select the words that it passes.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={onReset}
      onKeyDown={pressKey}
    />
  );
}
