import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { FailedOnPress, lazyPart } from '../loading/lazy-part';
import { useOverlay } from './use-overlay';

/** The MUI part is not part of any first screen. */
export const LazyPopoverCard = lazyPart(async () => (await import('./popover-card')).PopoverCard, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** Props of the button that opens the popover. */
export interface PopoverTrigger {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface PopoverProps {
  /** Accessible name of the content. */
  label: string;
  renderTrigger: (props: PopoverTrigger) => ReactNode;
  /** Side of the button on which the popover opens. */
  place?: 'above' | 'below';
  /** Rendered only while the popover is open. A function receives what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Content that opens beside its button. Escape, the browser's Back and a click elsewhere close it. */
export function Popover({ label, renderTrigger, place = 'below', children }: PopoverProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useOverlay(anchor !== null, close);
  return (
    <>
      {renderTrigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? id : undefined,
        onClick: ({ currentTarget }) => setAnchor(anchor ? null : currentTarget),
      })}
      {anchor && (
        <LazyPopoverCard id={id} label={label} place={place} anchor={anchor} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </LazyPopoverCard>
      )}
    </>
  );
}
