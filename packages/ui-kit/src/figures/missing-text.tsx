import { useState, type ReactNode } from 'react';
import { RowButton } from '../actions/plain-button';
import { useIsTouch } from '../hooks/use-media';
import { Text } from '../layout/text';
import { VisuallyHidden } from '../layout/visually-hidden';
import { uiKitMessages } from '../locales/messages';
import { Popover } from '../overlays/popover';

/**
 * Why a value is missing: the exchange does not send it or what it follows from, the form lacks the input that it follows from, the user
 * has set none, or it is being read.
 */
export type MissingReason = 'notSent' | 'notEntered' | 'notSet' | 'loading';

/** A control must not contain another one. */
const CONTROL = 'a, button, label, summary, [role="button"], [role="option"], [role="tab"]';

export interface MissingTextProps {
  readonly reason: MissingReason;
  /** The dash. */
  readonly children: ReactNode;
}

/**
 * A dash with its reason: the tooltip of the browser for the mouse, hidden text for screen readers, and a button where a finger is the
 * pointer. With a mouse it is no button, because tables have many dashes, and each would be a stop of the Tab key.
 */
export function MissingText({ reason, children }: MissingTextProps) {
  const text = uiKitMessages.useText();
  const isTouch = useIsTouch();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isPressable = isTouch && element !== null && element.parentElement?.closest(CONTROL) === null;
  const explanation = text(`missing.${reason}`);
  const content = (
    <>
      {children}
      <VisuallyHidden> {explanation}</VisuallyHidden>
    </>
  );
  return (
    <span ref={setElement} title={explanation} style={{ position: 'relative' }}>
      {isPressable ? (
        <Popover
          label={text('missing.title')}
          renderTrigger={(props) => (
            <RowButton type="button" {...props}>
              {content}
            </RowButton>
          )}
        >
          <Text size="inherit" style={{ maxWidth: 280 }}>
            {explanation}
          </Text>
        </Popover>
      ) : (
        content
      )}
    </span>
  );
}
