import { NO_VALUE } from '@bourse/i18n';
import type { ReactNode } from 'react';
import { MissingText, type MissingReason } from './missing-text';

/** Whether a text begins with the dash of a missing value: `—`, `— USDT`. */
function isMissing(content: ReactNode): boolean {
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  const [start] = parts;
  return typeof start === 'string' && (start === NO_VALUE || start.startsWith(`${NO_VALUE} `));
}

export interface ValueTextProps {
  /** A formatted value. */
  readonly children: ReactNode;
  /** Why there is none, where it begins with a dash. Default: `notSent`. */
  readonly missing?: MissingReason | undefined;
}

/** `ValueText` as a function, for the many cells of a table: only a missing value is a component. */
export function withReason(value: ReactNode, missing: MissingReason = 'notSent'): ReactNode {
  return isMissing(value) ? <MissingText reason={missing}>{value}</MissingText> : value;
}

/** A formatted value. A dash for a missing one has its reason: as tooltip, for screen readers, and on a tap. */
export function ValueText({ children, missing }: ValueTextProps): ReactNode {
  return withReason(children, missing);
}
