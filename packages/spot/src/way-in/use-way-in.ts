import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

const LOGIN_PATH = '/components/login';
const REGISTER_PATH = '/components/register';

/** A way to another screen: an address, and how the page goes there without leaving. */
export interface Way {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

function useWay(path: string): Way {
  const { pathname, search, hash } = useLocation();
  const href = useHref(path);
  // The screens of identity read the way back from here.
  const go = useLinkClickHandler<HTMLAnchorElement>(path, { state: { from: `${pathname}${search}${hash}` } });
  return { href, onClick: (event) => go(event as MouseEvent<HTMLAnchorElement>) };
}

/** The ways in for a visitor; both lead back to the present address. */
export function useWayIn(): { logIn: Way; register: Way } {
  return { logIn: useWay(LOGIN_PATH), register: useWay(REGISTER_PATH) };
}
