import styled from '@emotion/styled';
import { NO_VALUE } from '@bourse/i18n';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';

/**
 * Why a value is missing: the exchange does not send it or what it follows from, the form lacks the input that it follows from, or the
 * user has set none.
 */
export type MissingReason = 'notSent' | 'notEntered' | 'notSet';

/** Whether a text begins with the dash of a missing value: `—`, `— USDT`. */
function isMissing(content: ReactNode): boolean {
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  const [start] = parts;
  return typeof start === 'string' && (start === NO_VALUE || start.startsWith(`${NO_VALUE} `));
}

const Missing = styled('span')({ position: 'relative' });

function MissingText({ reason, children }: { readonly reason: MissingReason; readonly children: ReactNode }) {
  const text = uiKitMessages.useText();
  return (
    // The tooltip of the browser: tables have many of these, and a stop of the Tab key for each would be in the way.
    <Missing title={text(`missing.${reason}`)}>
      {children}
      <VisuallyHidden> {text(`missing.${reason}`)}</VisuallyHidden>
    </Missing>
  );
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

/** A formatted value. A dash for a missing one has its reason, as tooltip and for screen readers. */
export function ValueText({ children, missing }: ValueTextProps): ReactNode {
  return withReason(children, missing);
}
