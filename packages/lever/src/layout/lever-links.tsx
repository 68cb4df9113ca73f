import { useInStrip } from '@bourse/feature-kit';
import { colour, FADED_ENDS, FONT_SIZE, Row, TOUCH_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { leverMessages } from '../locales/messages';
import { PATHS } from '../paths';

const Look = styled(Link)({
  fontSize: FONT_SIZE.form,
  color: colour.quiet,
  textDecoration: 'none',
  '&:hover': { color: colour.text },
  '&[aria-current="page"]': { color: colour.text, boxShadow: `inset 0 -2px ${colour.accent}` },
  ...TOUCH_SIZE,
  display: 'inline-flex',
  alignItems: 'center',
  // The touch size replaces the least width of a flex item, that of its text.
  flexShrink: 0,
  whiteSpace: 'nowrap',
});

interface WayProps {
  /** Leads to the first; the screens of all are below this link. */
  readonly to: readonly [string, ...string[]];
  readonly children: ReactNode;
}

function Way({ to, children }: WayProps) {
  const { pathname } = useLocation();
  const isCurrent = to.includes(pathname);
  return (
    <Look ref={useInStrip(isCurrent)} to={to[0]} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Look>
  );
}

/** Links between the screens of the user's leverage orders. */
export function LeverLinks() {
  const text = leverMessages.useText();
  return (
    <Row
      component="nav"
      spacing={5}
      sx={{ flexWrap: 'nowrap', mb: 3, overflowX: 'auto', scrollbarWidth: 'none', ...FADED_ENDS }}
      aria-label={text('tabs.label')}
    >
      <Way to={[PATHS.deal]}>{text('lever.title')}</Way>
      <Way to={[PATHS.list]}>{text('tabs.label')}</Way>
      <Way to={[PATHS.transactions, PATHS.transaction]}>{text('deals.title')}</Way>
      <Way to={[PATHS.record]}>{text('journal.title')}</Way>
    </Row>
  );
}
