import MuiPopover from '@mui/material/Popover';
import type { MouseEvent, ReactNode } from 'react';

export interface PopoverCardProps {
  id: string;
  label: string;
  place: 'above' | 'below';
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** Gap between button and popover, CSS pixels. */
const GAP = 8;

/** The MUI part of `Popover`, open while it is rendered. A link in it leads to a page that it would cover. */
export function PopoverCard({ id, label, place, anchor, onClose, children }: PopoverCardProps) {
  const isAbove = place === 'above';
  return (
    <MuiPopover
      open
      translate="no"
      anchorEl={anchor}
      onClose={onClose}
      disableScrollLock
      anchorOrigin={{ vertical: isAbove ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: isAbove ? 'bottom' : 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': label,
          onClick: ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && onClose(),
          sx: { padding: '24px', marginBlock: isAbove ? `-${GAP}px` : `${GAP}px` },
        },
      }}
    >
      {children}
    </MuiPopover>
  );
}
