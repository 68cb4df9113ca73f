import { loginStateOf, useSiteMap } from '@bourse/feature-kit';
import { BELOW, COARSE, colour, CONTROL, FONT_SIZE, RADIUS, space, TOUCH, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link, useLocation, type Location } from 'react-router';
import { shellMessages } from '../../locales/messages';

const Way = styled(Link)({
  // A fraction of a pixel less would cut the text.
  flex: 'none',
  padding: space(0, 4),
  overflow: 'hidden',
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.form,
  fontWeight: WEIGHT.strong,
  // `TOUCH_SIZE` needs a flex box, whose text has no ellipsis: the line is as high as the control.
  lineHeight: `${CONTROL.normal}px`,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  color: colour.text,
  backgroundColor: colour.raised,
  '&[data-main]': { color: colour.onFill, backgroundColor: colour.accentFill },
  [BELOW.lg]: { padding: space(0, 2) },
  // Both beside each other in every language on a phone.
  [BELOW.sm]: { flex: '0 1 auto', minWidth: 0, fontSize: FONT_SIZE.table },
  [COARSE]: { lineHeight: `${TOUCH}px` },
});

/** Login and registration links for visitors, except on these screens; registration only if that screen exists. */
export function VisitorLinks() {
  const text = shellMessages.useText();
  const { has, entry } = useSiteMap();
  const location = useLocation() as Location<unknown>;
  const hasRegistration = has(entry.register) && location.pathname !== entry.register;
  // The form of these screens has the main button.
  const hasMain = location.pathname !== entry.logIn && location.pathname !== entry.register;
  // The link between login and registration keeps the return path.
  const state = loginStateOf(location, entry) ?? location.state;
  return (
    <>
      {location.pathname !== entry.logIn && (
        <Way to={entry.logIn} state={state} data-main={(hasMain && !hasRegistration) || undefined}>
          {text('header.login')}
        </Way>
      )}
      {hasRegistration && (
        <Way to={entry.register} state={state} data-main={hasMain || undefined}>
          {text('header.register')}
        </Way>
      )}
    </>
  );
}
