import { Box, COARSE, colour, FONT_SIZE, TOUCH, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useBrand } from '../../brand/brand-context';
import { shellMessages } from '../../locales/messages';

const HEIGHT = 28;
const MARK = 26;

// One line high, first to shrink: a name that does not fit wraps out of sight and leaves the mark.
const Home = styled(Link)({
  flex: '0 9999 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minWidth: HEIGHT,
  height: HEIGHT,
  overflow: 'hidden',
  color: colour.text,
  fontSize: FONT_SIZE.reading,
  fontWeight: WEIGHT.strong,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  // The mark alone fills the height: the name would else show below it.
  [COARSE]: { height: TOUCH, '& > svg, & > img': { marginBlock: 9 } },
});

const LOGO = {
  display: 'block',
  maxWidth: '100%',
  height: HEIGHT,
  objectFit: 'contain',
  objectPosition: 'left',
} as const;

// A long name is cut short as long as enough of it is left to be recognised. CSS pixels.
const NAME = {
  flex: '1 1 76px',
  maxWidth: 'max-content',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: `${HEIGHT}px`,
} as const;

const Mark = styled('svg')({
  display: 'block',
  width: MARK,
  height: MARK,
  margin: `${(HEIGHT - MARK) / 2}px 0`,
  '& rect': { fill: colour.accentFill },
  '& path': { fill: 'none', stroke: colour.onFill, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
});

/** The default mark without an operator's logo: two candles. */
function Candles() {
  return (
    <Mark aria-hidden viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" />
      <path d="M10.5 8v16M8 12h5v8H8zM21.5 6.5v18M19 10h5v9h-5z" />
    </Mark>
  );
}

/** Logo and name, linked to the start page. */
export function BrandMark() {
  const text = shellMessages.useText();
  const { name, logo } = useBrand();
  return (
    <Home to="/" aria-label={text('header.home', { name })} translate="no">
      {logo === undefined ? <Candles /> : <Box component="img" sx={LOGO} src={logo} alt="" />}
      <Box component="span" sx={NAME}>
        {name}
      </Box>
    </Home>
  );
}
