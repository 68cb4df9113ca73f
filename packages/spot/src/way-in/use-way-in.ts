import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

const LOGIN_PATH = '/components/login';
const REGISTER_PATH = '/components/register';

/** A way to another screen: an address, and how the page goes there without leaving. */
export interface Way {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** A new tab or window was asked for: that is the browser's own business. */
const isModified = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** The way to another screen of the client; it knows where the reader came from. */
export function useWay(path: string): Way {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const href = useHref(path);
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    // The screens of identity read the way back from here.
    void navigate(path, { state: { from: `${pathname}${search}${hash}` } });
  };
  return { href, onClick };
}

/** The ways in for a visitor; both lead back to the present address. */
export function useWayIn(): { logIn: Way; register: Way } {
  return { logIn: useWay(LOGIN_PATH), register: useWay(REGISTER_PATH) };
}
