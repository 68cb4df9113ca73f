import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { ScreenLink } from '../feature/links';
import { pathWith, START_PATH, type Query } from './path';
import { loginStateOf } from './return-path';
import { useScreens } from './screens';

/** Attributes of an `<a>` that navigates inside the client. */
export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** The browser itself handles a click that asks for a new tab or window. */
const isModified = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** A link to another screen. The login screen reads the return path from the navigation state. */
export function useLink(path: string): LinkProps {
  const location = useLocation();
  const navigate = useNavigate();
  const { entry } = useScreens();
  const href = useHref(path);
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    void navigate(path, { state: loginStateOf(location, entry) });
  };
  return { href, onClick };
}

/** Links for a visitor; both return to the present address afterwards. */
export function useEntryLinks(): { logIn: LinkProps; register: LinkProps } {
  const { logIn, register } = useScreens().entry;
  return { logIn: useLink(logIn), register: useLink(register) };
}

/** A link to a screen of another feature; `undefined` if the client has no such screen. */
export function useScreenLink(screen: ScreenLink, query: Query = {}): LinkProps | undefined {
  const path = useScreens().pathOf(screen);
  const link = useLink(pathWith(path ?? START_PATH, query));
  return path === undefined ? undefined : link;
}
