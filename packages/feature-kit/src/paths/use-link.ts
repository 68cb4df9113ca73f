import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { PATHS } from './paths';
import { loginStateOf } from './return-path';

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
  const href = useHref(path);
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    void navigate(path, { state: loginStateOf(location) });
  };
  return { href, onClick };
}

/** Links for a visitor; both return to the present address afterwards. */
export function useEntryLinks(): { logIn: LinkProps; register: LinkProps } {
  return { logIn: useLink(PATHS.login), register: useLink(PATHS.register) };
}
