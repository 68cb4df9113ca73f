import { selectIsLoggedIn } from '@bourse/api-client';
import { LOGIN_PATH, loginStateOf } from '@bourse/identity';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';

/**
 * Sends a visitor to the login screen, and back here afterwards. It looks once, when the screen opens: what happens to
 * a session later is the session guard's part, which says so before it leads away.
 */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [mayEnter] = useState(isLoggedIn);
  const location = useLocation();
  return mayEnter ? children : <Navigate to={LOGIN_PATH} state={loginStateOf(location)} replace />;
}
