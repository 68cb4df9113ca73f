import { selectIsLoggedIn, selectToken } from '@bourse/api-client';
import { loginStateOf, useScreens, useAppSelector } from '@bourse/feature-kit';
import { Fragment, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/**
 * Redirects a visitor to the login screen, which returns here. The check runs once, when the screen opens: the session guard handles
 * the end of a session. With another session (a login in another tab) the screen is mounted anew, so that no dialog, draft or figure
 * of the previous user remains.
 */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [mayEnter] = useState(isLoggedIn);
  const location = useLocation();
  const { entry } = useScreens();
  const token = useAppSelector(selectToken);
  const [session, setSession] = useState(token);
  if (token !== undefined && token !== session) setSession(token);
  return mayEnter ? (
    <Fragment key={session}>{children}</Fragment>
  ) : (
    <Navigate to={entry.logIn} state={loginStateOf(location, entry)} replace />
  );
}
