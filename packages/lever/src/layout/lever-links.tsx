import { colour, FONT_SIZE, TOUCH_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { NavLink } from 'react-router';
import { leverMessages } from '../locales/messages';
import { PATHS } from '../paths';

const Links = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBottom: 8,
  fontSize: FONT_SIZE.form,
});
const Way = styled(NavLink)({
  color: colour.quiet,
  textDecoration: 'none',
  '&:hover': { color: colour.text },
  '&[aria-current="page"]': { color: colour.text, boxShadow: `inset 0 -2px ${colour.accent}` },
  ...TOUCH_SIZE,
});

/** Links between the screens of the user's leverage orders. */
export function LeverLinks() {
  const text = leverMessages.useText();
  return (
    <Links aria-label={text('tabs.label')}>
      <Way to={PATHS.deal}>{text('lever.title')}</Way>
      <Way to={PATHS.list}>{text('tabs.label')}</Way>
      <Way to={PATHS.transactions}>{text('deals.title')}</Way>
      <Way to={PATHS.record}>{text('journal.title')}</Way>
    </Links>
  );
}
