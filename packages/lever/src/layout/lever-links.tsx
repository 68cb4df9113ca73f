import { colour, FADED_ENDS, FONT_SIZE, Row, TOUCH_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { NavLink } from 'react-router';
import { leverMessages } from '../locales/messages';
import { PATHS } from '../paths';

const Way = styled(NavLink)({
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
      <Way to={PATHS.deal}>{text('lever.title')}</Way>
      <Way to={PATHS.list}>{text('tabs.label')}</Way>
      <Way to={PATHS.transactions}>{text('deals.title')}</Way>
      <Way to={PATHS.record}>{text('journal.title')}</Way>
    </Row>
  );
}
