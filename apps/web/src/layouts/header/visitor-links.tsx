import { LOGIN_PATH, loginStateOf } from '@bourse/identity';
import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router';
import { shellMessages } from '../../locales/messages';
import { useSiteMap } from '../../routing/site-map';

const REGISTER_PATH = '/components/register';

const Way = styled(Link)({
  padding: '6px 14px',
  borderRadius: 6,
  fontSize: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: colour.text,
  backgroundColor: colour.raised,
  '&[data-main]': { color: '#ffffff', backgroundColor: colour.accentFill },
});

/** Ways in, for visitors; registration where there is such a screen. */
export function VisitorLinks() {
  const text = shellMessages.useText();
  const { has } = useSiteMap();
  const location = useLocation();
  const hasRegistration = has(REGISTER_PATH);
  // On the login screen itself the way back that it remembers stays.
  if (location.pathname === LOGIN_PATH && !hasRegistration) return null;
  return (
    <>
      {location.pathname !== LOGIN_PATH && (
        <Way to={LOGIN_PATH} state={loginStateOf(location)} data-main={hasRegistration ? undefined : true}>
          {text('header.login')}
        </Way>
      )}
      {hasRegistration && (
        <Way to={REGISTER_PATH} data-main>
          {text('header.register')}
        </Way>
      )}
    </>
  );
}
