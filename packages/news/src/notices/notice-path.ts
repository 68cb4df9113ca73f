import { pathWith } from '@bourse/feature-kit';
import { PATHS } from '../paths';

/** Path of a notice or an article (trading side, section 2). */
export function noticePath(id: number): string {
  return pathWith(PATHS.detail, { id });
}
