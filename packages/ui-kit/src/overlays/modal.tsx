import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { colour } from '../theme/variables';
import { goRound } from './go-round';

export type ModalPlace = 'middle' | 'bottom' | 'left';

const appear = keyframes({ from: { opacity: 0 } });
const fromBelow = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const fromTheLeft = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });

const Veil = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  inset: 0,
  display: 'flex',
  backgroundColor: colour.veil,
  animation: `${appear} 120ms ease-out`,
  '&[data-place="middle"]': { alignItems: 'center', justifyContent: 'center', padding: 16 },
  '&[data-place="bottom"]': { alignItems: 'flex-end' },
  '&[data-place="left"]': { alignItems: 'stretch' },
});

const Window = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  outline: 'none',
  '[data-place="middle"] > &': { maxWidth: 444, borderRadius: 6 },
  '[data-place="middle"] > &[data-wide]': { maxWidth: 600 },
  '[data-place="bottom"] > &': {
    maxHeight: '92dvh',
    borderRadius: '12px 12px 0 0',
    borderWidth: '1px 0 0',
    animation: `${fromBelow} 160ms ease-out`,
  },
  '[data-place="left"] > &': {
    width: 'min(320px, 85vw)',
    borderWidth: '0 1px 0 0',
    animation: `${fromTheLeft} 160ms ease-out`,
  },
});

/** Beside the window, on the veil itself. */
const isBeside = (event: { target: unknown; currentTarget: unknown }) => event.target === event.currentTarget;

export interface ModalProps {
  children: ReactNode;
  /** Id of the heading. */
  labelledBy: string;
  place?: ModalPlace;
  isWide?: boolean;
  /** Escape, or a press beside the window. */
  onLeave: (by: 'escape' | 'outside') => void;
}

/**
 * A window over the page, open as long as it is rendered. The focus moves into it, goes round inside, and returns to where it
 * was. Toasts stay above it.
 */
export function Modal({ children, labelledBy, place = 'middle', isWide = false, onLeave }: ModalProps) {
  const element = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  // Taken while rendering: a field inside may focus itself before any effect runs.
  const [origin] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    const own = element.current;
    const { style } = document.documentElement;
    const overflow = style.overflow;
    style.overflow = 'hidden';
    if (!own?.contains(document.activeElement)) own?.focus({ preventScroll: true });
    return () => {
      style.overflow = overflow;
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
    };
  }, [origin]);

  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    // Portals hand events on to the component around them: what happens here concerns no window below.
    if (event.key === 'Escape' || event.key === 'Tab') event.stopPropagation();
    if (event.key === 'Tab') goRound(event);
    if (event.key === 'Escape' && !event.defaultPrevented) onLeave('escape');
  };

  return createPortal(
    <Veil
      data-place={place}
      onPointerDown={(event: PointerEvent) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (isBeside(event) && pressedBeside.current) onLeave('outside');
      }}
    >
      <Window
        ref={element}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native modal dialog would hide the toasts, and jsdom has none
        role="dialog"
        aria-modal
        aria-labelledby={labelledBy}
        tabIndex={-1}
        data-wide={isWide || undefined}
        onKeyDown={pressKey}
      >
        {children}
      </Window>
    </Veil>,
    document.body,
  );
}
