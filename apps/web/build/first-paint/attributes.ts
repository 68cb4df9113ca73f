/** Attributes of the templates, which `place.ts` reads. */
export const ATTRIBUTES = {
  /** Language tag. */
  language: 'data-first-screen',
  path: 'data-path',
  session: 'data-session',
  /** The media query under which the client draws the same. */
  media: 'data-media',
  /** Storage keys, separated by spaces, without which the client draws the same. */
  unset: 'data-unset',
} as const;
