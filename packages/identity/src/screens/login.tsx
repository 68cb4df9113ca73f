import { selectIsLoggedIn } from '@bourse/api-client';
import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { identityMessages } from '../locales/messages';
import { LoginForm } from '../login/login-form';
import { returnPathOf } from '../login/return-path';
import { useLogin } from '../login/use-login';

const Card = styled('section')({
  width: '100%',
  maxWidth: 420,
  margin: '0 auto',
  padding: '48px 24px 64px',
  '& h1': { margin: 0, fontSize: 28, fontWeight: 600 },
  '& h1 + p': { margin: '8px 0 28px', color: colour.quiet },
});

/** `/components/login`. Who is logged in, here or in another tab, goes on to where they came from. */
export function Component() {
  const text = identityMessages.useText();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const location = useLocation();
  const { isPending, failure, submit } = useLogin();
  if (isLoggedIn) return <Navigate to={returnPathOf(location.state)} replace />;

  return (
    <Card>
      <h1>{text('login.title')}</h1>
      <p>{text('login.lead')}</p>
      <LoginForm isPending={isPending} failure={failure} onSubmit={submit} />
    </Card>
  );
}
