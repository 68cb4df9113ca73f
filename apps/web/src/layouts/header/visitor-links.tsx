import { LOGIN_PATH, loginStateOf } from '@bourse/identity';
import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link, useLocation, type Location } from 'react-router';
import { shellMessages } from '../../locales/messages';
import { useSiteMap } from '../../routing/site-map';

const REGISTER_PATH = '/components/register';

const Way = styled(Link)({
  minWidth: 0,
  padding: '6px 14px',
  overflow: 'hidden',
  borderRadius: 6,
  fontSize: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  color: colour.text,
  backgroundColor: colour.raised,
  '&[data-main]': { color: '#ffffff', backgroundColor: colour.accentFill },
  // Both beside each other in every language on a phone.
  '@media (max-width: 420px)': { padding: '6px 8px', fontSize: 13 },
});

/** Ways in, for visitors, where they are not there already; registration where there is such a screen. */
export function VisitorLinks() {
  const text = shellMessages.useText();
  const { has } = useSiteMap();
  const location = useLocation() as Location<unknown>;
  const hasRegistration = has(REGISTER_PATH) && location.pathname !== REGISTER_PATH;
  // From one way in to the other, the way back that it remembers stays.
  const state = loginStateOf(location) ?? location.state;
  return (
    <>
      {location.pathname !== LOGIN_PATH && (
        <Way to={LOGIN_PATH} state={state} data-main={hasRegistration ? undefined : true}>
          {text('header.login')}
        </Way>
      )}
      {hasRegistration && (
        <Way to={REGISTER_PATH} state={state} data-main>
          {text('header.register')}
        </Way>
      )}
    </>
  );
}
