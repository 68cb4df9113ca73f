import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useBrand } from '../../brand/brand-context';
import { shellMessages } from '../../locales/messages';

const Home = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: colour.text,
  fontSize: 18,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
});

const Logo = styled('img')({ display: 'block', height: 28 });

const Mark = styled('svg')({
  display: 'block',
  width: 26,
  height: 26,
  '& rect': { fill: colour.accentFill },
  '& path': { fill: 'none', stroke: '#ffffff', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
});

/** The mark that stands where an operator gives no logo: two candles. */
function Candles() {
  return (
    <Mark aria-hidden viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" />
      <path d="M10.5 8v16M8 12h5v8H8zM21.5 6.5v18M19 10h5v9h-5z" />
    </Mark>
  );
}

/** Logo and name; leads to the start page. */
export function BrandMark() {
  const text = shellMessages.useText();
  const { name, logo } = useBrand();
  return (
    <Home to="/" aria-label={text('header.home', { name })} translate="no">
      {logo === undefined ? <Candles /> : <Logo src={logo} alt="" />}
      <span>{name}</span>
    </Home>
  );
}
