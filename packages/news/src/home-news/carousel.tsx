import {
  Box,
  colour,
  EASING,
  FONT_SIZE,
  IconButton,
  RADIUS,
  ROUND,
  soft,
  space,
  usePrefersReducedMotion,
  VisuallyHidden,
} from '@bourse/ui-kit';
import { useEffect, useState, type PointerEvent, type ReactNode } from 'react';
import { newsMessages } from '../locales/messages';

/** Display time of a slide. */
const SHOWN_MS = 6000;
/** A finger that moves less than this did not mean to turn. CSS pixels. */
const SWIPE = 40;

const CAROUSEL_ROOT = {
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  borderRadius: `${RADIUS.panel}px`,
} as const;
const TRACK = {
  display: 'flex',
  height: '100%',
  touchAction: 'pan-y',
  transition: `transform 200ms ${EASING}`,
} as const;

const CONTROLS = {
  position: 'absolute',
  insetInlineEnd: 12,
  bottom: 12,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  padding: space(0.5, 1),
  borderRadius: ROUND,
  color: colour.onFill,
  backgroundColor: soft(colour.black, 64),
  fontSize: FONT_SIZE.dense,
  fontVariantNumeric: 'tabular-nums',
  '& :focus-visible': { outlineColor: colour.onFill },
} as const;

export interface CarouselProps<Item> {
  /** Accessible name of the carousel. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  /** Content of a slide. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * One slide at a time. Slides change automatically until the pointer or focus is in the carousel or a button is
 * pressed, and never if the user prefers reduced motion.
 */
export function Carousel<Item>({ label, items, itemKey, children }: CarouselProps<Item>) {
  const text = newsMessages.useText();
  const isStill = usePrefersReducedMotion();
  const [chosen, setChosen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [swipeStart, setSwipeStart] = useState<number>();
  const count = items.length;
  const at = count === 0 ? 0 : chosen % count;
  const isRunning = count > 1 && !isPaused && !isHeld && !isStill;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setChosen((before) => before + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const move = (step: 1 | -1) => {
    setPaused(true);
    setChosen(at + step + count);
  };
  const endSwipe = (event: PointerEvent) => {
    const way = swipeStart === undefined ? 0 : event.clientX - swipeStart;
    setSwipeStart(undefined);
    if (count > 1 && Math.abs(way) >= SWIPE) move(way < 0 ? 1 : -1);
  };

  if (count === 0) return null;
  return (
    <Box
      component="section"
      sx={CAROUSEL_ROOT}
      aria-roledescription={text('carousel.role')}
      aria-label={label}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box
        sx={TRACK}
        style={{ transform: `translateX(-${at * 100}%)` }}
        onPointerDown={(event) => setSwipeStart(event.pointerType === 'mouse' ? undefined : event.clientX)}
        onPointerUp={endSwipe}
        onPointerCancel={() => setSwipeStart(undefined)}
      >
        {items.map((item, index) => (
          <div
            key={itemKey(item)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- ARIA's pattern for a slide; no element means one
            role="group"
            aria-roledescription={text('carousel.slide')}
            aria-label={text('carousel.position', { number: index + 1, total: count })}
            inert={index !== at}
            style={{ flex: '0 0 100%', minWidth: 0, height: '100%' }}
          >
            {children(item)}
          </div>
        ))}
      </Box>
      {count > 1 && (
        <Box sx={CONTROLS}>
          {!isStill && (
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              label={text(isPaused ? 'carousel.play' : 'carousel.pause')}
              onClick={() => setPaused(!isPaused)}
            />
          )}
          <IconButton icon="chevronLeft" label={text('carousel.previous')} onClick={() => move(-1)} />
          <Box component="span" sx={{ px: 1 }} aria-hidden>
            {at + 1}/{count}
          </Box>
          <IconButton icon="chevronRight" label={text('carousel.next')} onClick={() => move(1)} />
        </Box>
      )}
      {/* Announced only after a user action: automatic changes must not interrupt. */}
      <VisuallyHidden as="output">
        {isPaused && text('carousel.position', { number: at + 1, total: count })}
      </VisuallyHidden>
    </Box>
  );
}
