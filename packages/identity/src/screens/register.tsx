import { selectIsLoggedIn } from '@bourse/api-client';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation, type Location } from 'react-router';
import { Card, OtherWay } from '../card';
import { identityMessages } from '../locales/messages';
import { LOGIN_PATH, returnPathOf } from '../login/return-path';
import { RegisterPanel } from '../register/register-panel';

/** `/components/register` with `email` and `extension_code` to begin with. Who has an account and is logged in goes on. */
export function Component() {
  const text = identityMessages.useText();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { state } = useLocation() as Location<unknown>;
  if (isLoggedIn) return <Navigate to={returnPathOf(state)} replace />;

  return (
    <Card>
      <h1>{text('register.title')}</h1>
      <p>{text('register.lead')}</p>
      <RegisterPanel />
      <OtherWay>
        {text('register.haveAccount')}{' '}
        <Link to={LOGIN_PATH} state={state}>
          {text('login.title')}
        </Link>
      </OtherWay>
    </Card>
  );
}
