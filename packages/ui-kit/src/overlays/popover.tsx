import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { colour } from '../theme/variables';

const Holder = styled('span')({ position: 'relative', display: 'inline-flex' });

const Card = styled('div')({
  position: 'absolute',
  zIndex: 1300,
  top: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  padding: 24,
  color: colour.text,
  border: `1px solid ${colour.line}`,
  borderRadius: 8,
  backgroundColor: colour.panel,
  boxShadow: '0 8px 32px rgb(0 0 0 / 20%)',
  '&[data-place="above"]': { top: 'auto', bottom: 'calc(100% + 8px)' },
  // Where buttons stand at the start of the line, the card begins where they do.
  '@media (max-width: 600px)': { '&[data-place="above"]': { insetInline: '0 auto' } },
});

/** What the button needs to open its card. */
export interface PopoverTrigger {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface PopoverProps {
  /** Name of what the card holds. */
  label: string;
  renderTrigger: (props: PopoverTrigger) => ReactNode;
  /** On which side of its button the card stands. */
  place?: 'above' | 'below';
  /** Rendered while the card is open only. */
  children: ReactNode;
}

/** A card that hangs on its button and blocks nothing. Escape closes it, and so does a press elsewhere. */
export function Popover({ label, renderTrigger, place = 'below', children }: PopoverProps) {
  const id = useId();
  const holder = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!anchor) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setAnchor(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setAnchor(null);
      anchor.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [anchor]);

  return (
    <Holder ref={holder}>
      {renderTrigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? id : undefined,
        onClick: ({ currentTarget }) => setAnchor(anchor ? null : currentTarget),
      })}
      {anchor && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it hangs on its button and blocks nothing, as a <dialog> would
        <Card id={id} role="dialog" aria-label={label} data-place={place}>
          {children}
        </Card>
      )}
    </Holder>
  );
}
