import {
  Box,
  ChangeText,
  colour,
  FONT_SIZE,
  hairline,
  IconButton,
  PriceText,
  Skeleton,
  space,
  Stack,
} from '@bourse/ui-kit';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, useState, type FocusEvent } from 'react';
import { Link } from 'react-router';
import type { Pair } from '@bourse/contracts/market';
import { priceDecimals } from '@bourse/market';
import { homeMessages } from '../locales/messages';
import { usePairLinks } from '../pair-links/pair-links';

const HEIGHT = 44;
/** Seconds per pair of the strip's animation. */
const SECONDS_EACH = 4;

const slide = keyframes({ to: { transform: 'translateX(-50%)' } });

const Strip = styled('section')({
  display: 'flex',
  alignItems: 'center',
  height: HEIGHT,
  boxSizing: 'border-box',
  // A border would take 1 px of the height of the links.
  boxShadow: `inset 0 -1px ${colour.line}`,
  backgroundColor: colour.panel,
  overflow: 'hidden',
});

const WINDOW = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  // With reduced motion the strip is scrolled by hand.
  '@media (prefers-reduced-motion: reduce)': { overflowX: 'auto', scrollbarWidth: 'thin' },
} as const;

const Track = styled('div')({
  display: 'flex',
  width: 'max-content',
  minWidth: '200%',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${slide} linear infinite`,
    '&:hover, &:focus-within, &[data-paused]': { animationPlayState: 'paused' },
    // Focusing the strip resets the animation: content that has moved out cannot be scrolled to.
    '&:has(:focus-visible)': { animationName: 'none' },
  },
  '@media (prefers-reduced-motion: reduce)': { minWidth: 0, '& > [inert]': { display: 'none' } },
});

const Item = styled('li')({
  '& a, & > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    height: HEIGHT,
    padding: space(0, 4),
    fontSize: FONT_SIZE.table,
    whiteSpace: 'nowrap',
    color: colour.text,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: colour.raised },
  '& a:focus-visible': { outlineOffset: -2 },
});
const PAUSE = {
  padding: space(0, 2),
  borderInlineStart: hairline(colour.line),
  color: colour.quiet,
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
} as const;

/** The browser's scroll offset for keyboard focus would be missing at the other end of the strip. */
function showFromTheStart({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
}

export interface MarketStripProps {
  readonly pairs: readonly Pair[];
  readonly isLoading: boolean;
}

/** A moving strip of prices. It pauses on hover, on focus, by its button, and if the user prefers reduced motion. */
export function MarketStrip({ pairs, isLoading }: MarketStripProps) {
  const text = homeMessages.useText();
  const [isPaused, setPaused] = useState(false);
  if (pairs.length === 0) {
    if (!isLoading) return null;
    return (
      <Strip aria-label={text('strip.label')} aria-busy>
        <Item as="div">
          <span>
            <Skeleton width={280} />
          </span>
        </Item>
      </Strip>
    );
  }
  const duration = `${pairs.length * SECONDS_EACH}s`;
  return (
    <Strip aria-label={text('strip.label')} data-streams>
      <Box sx={WINDOW} onBlur={showFromTheStart}>
        <Track data-paused={isPaused ? '' : undefined} style={{ animationDuration: duration }}>
          <StripList pairs={pairs} />
          {/* The same again behind it, so that the end meets the beginning. */}
          <div inert style={{ flex: '1 0 auto', display: 'flex' }}>
            <StripList pairs={pairs} />
          </div>
        </Track>
      </Box>
      <Box sx={PAUSE}>
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={text(isPaused ? 'strip.play' : 'strip.pause')}
          onClick={() => setPaused(!isPaused)}
        />
      </Box>
    </Strip>
  );
}

function StripList({ pairs }: Pick<MarketStripProps, 'pairs'>) {
  return (
    <Stack component="ul" direction="row" spacing={0} sx={{ flex: '1 0 auto', flexWrap: 'nowrap' }}>
      {pairs.map((pair) => (
        <StripItem key={pair.id} pair={pair} />
      ))}
    </Stack>
  );
}

/** Remembered: only prices that moved are rendered again. */
const StripItem = memo(function StripItem({ pair }: { pair: Pair }) {
  const { pairPath } = usePairLinks();
  return (
    <Item>
      <Link to={pairPath(pair)}>
        <strong translate="no">{pair.symbol}</strong>
        <PriceText value={pair.last} decimals={priceDecimals(pair)} />
        <ChangeText value={pair.change} hasArrow={false} />
      </Link>
    </Item>
  );
});
