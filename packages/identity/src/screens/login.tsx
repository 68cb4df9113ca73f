import { selectIsLoggedIn } from '@bourse/api-client';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation, type Location } from 'react-router';
import { Card, OtherWay } from '../card';
import { identityMessages } from '../locales/messages';
import { LoginForm } from '../login/login-form';
import { accountOf, REGISTER_PATH, returnPathOf } from '../login/return-path';
import { useLogin } from '../login/use-login';

/** `/components/login`. Who is logged in, here or in another tab, goes on to where they came from. */
export function Component() {
  const text = identityMessages.useText();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { state } = useLocation() as Location<unknown>;
  const { isPending, failure, submit } = useLogin();
  if (isLoggedIn) return <Navigate to={returnPathOf(state)} replace />;

  return (
    <Card>
      <h1>{text('login.title')}</h1>
      <p>{text('login.lead')}</p>
      <LoginForm account={accountOf(state)} isPending={isPending} failure={failure} onSubmit={submit} />
      <OtherWay>
        {text('login.newHere')}{' '}
        <Link to={REGISTER_PATH} state={state}>
          {text('register.title')}
        </Link>
      </OtherWay>
    </Card>
  );
}
