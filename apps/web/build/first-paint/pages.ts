import { FIRST_SCREENS } from './plan.ts';

/** Without the attribute a drawing is for visitors and users. */
export type Session = 'visitor' | 'user';

/** The screens whose first frame depends on the session. The assets screen redirects visitors. */
const SESSIONS: Readonly<Record<string, Session>> = {
  '/': 'visitor',
  '/letransactions': 'user',
  '/components/login': 'visitor',
  '/components/register': 'visitor',
};

export interface FirstPage {
  readonly path: string;
  /** Of the build's folder. A server returns it for `path`, see docs/how-to/nginx.md. */
  readonly file: string;
  readonly session: Session | undefined;
}

/** The prerendered screens: those that the plan of requests names. */
export const FIRST_PAGES: readonly FirstPage[] = Object.keys(FIRST_SCREENS).map((path) => ({
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  session: SESSIONS[path],
}));
