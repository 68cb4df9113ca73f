import { selectIsLoggedIn } from '@bourse/api-client';
import { Link, Navigate, useLocation, type Location } from 'react-router';
import { Card, OtherWay } from '../layout/card';
import { identityMessages } from '../locales/messages';
import { returnPathOf, returnStateOf, START_PATH, useAppSelector, useScreens } from '@bourse/feature-kit';
import { RegisterPanel } from '../register/register-panel';
import { LINKS } from '../links';
import { PATHS } from '../paths';

/** `/components/register` with initial values `email` and `extension_code`. A logged-in user is redirected, as is a new one after the registration. */
export function Component() {
  const text = identityMessages.useText();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { state } = useLocation() as Location<unknown>;
  const market = useScreens().pathOf(LINKS.trade);
  if (isLoggedIn) {
    const back = returnPathOf(state);
    // A new user begins with the market, and not with the start page again.
    return <Navigate to={back === START_PATH ? (market ?? back) : back} state={returnStateOf(state)} replace />;
  }

  return (
    <Card>
      <h1>{text('register.title')}</h1>
      <p>{text('register.lead')}</p>
      <RegisterPanel />
      <OtherWay>
        {text('register.haveAccount')}{' '}
        <Link to={PATHS.login} state={state}>
          {text('login.title')}
        </Link>
      </OtherWay>
    </Card>
  );
}
