import type { Plugin } from 'vite';

const RIPPLE = /@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/;

/**
 * Replaces MUI's ripple by a component that renders nothing. The theme disables ripples for all buttons, but every button
 * imports them.
 *
 * @throws Error from the build where MUI no longer has that module
 */
export function noRipple(): Plugin {
  let isReplaced = false;
  return {
    name: 'bourse:no-ripple',
    apply: 'build',
    load: {
      filter: { id: RIPPLE },
      handler() {
        isReplaced = true;
        return 'export default function TouchRipple() { return null; }';
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error('MUI has no TouchRipple module to replace.');
    },
  };
}
