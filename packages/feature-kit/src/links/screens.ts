import { createContext, use } from 'react';
import type { EntryPaths } from '../feature/feature';
import type { ScreenLink } from '../feature/links';

/** The screens of a client to which menus and links may lead. */
export interface Screens {
  /** The address of a screen; `undefined` if no enabled feature has it, or the back end lacks the call that it needs. */
  readonly pathOf: (link: ScreenLink) => string | undefined;
  /** Whether there is such a screen at an address. */
  readonly has: (path: string) => boolean;
  readonly entry: EntryPaths;
}

/** Without a shell, in a story or in a test of one package, each screen exists at an address that is its name. */
const WITHOUT_SHELL: Screens = {
  pathOf: ({ name }) => `/${name}`,
  has: () => true,
  entry: { logIn: '/login', register: '/register' },
};

/** The screens of all features; the shell provides them. */
export const ScreensContext = createContext(WITHOUT_SHELL);

export const useScreens = (): Screens => use(ScreensContext);
