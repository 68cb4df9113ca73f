import { PATHS, returnPathOf } from '@bourse/feature-kit';
import type { Location } from 'react-router';

/** The screens that most users open after the one at `location`, the likeliest first. */
export function likelyNext({ pathname, state }: Pick<Location<unknown>, 'pathname' | 'state'>): readonly string[] {
  switch (pathname) {
    case PATHS.home:
    case PATHS.quotation:
      return [PATHS.deal];
    case PATHS.register:
      return [PATHS.login];
    case PATHS.login:
      return [returnPathOf(state), PATHS.assets];
    default:
      return [];
  }
}
