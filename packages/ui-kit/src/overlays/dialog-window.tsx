import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { uiKitMessages } from '../locales/messages';
import type { DialogProps } from './dialog';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '20px 24px 8px',
  // A long title wraps.
  '& > h2': { flexShrink: 1 },
  '& > button': { marginBlock: -4, marginInlineEnd: -12 },
});

/** Widths of dialogs, CSS pixels. */
const WIDTH = { normal: 400, wide: 560 } as const;

/** The content of a dialog. Where it scrolls it is a stop of the Tab key: it may have no control that a key reaches. */
function Content({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolling(element.scrollHeight > element.clientHeight));
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return (
    <DialogContent ref={ref} tabIndex={isScrolling ? 0 : undefined}>
      {children}
    </DialogContent>
  );
}

/** The MUI part of `Dialog`, open while it is rendered. */
export function DialogWindow(props: Omit<DialogProps, 'open'> & { titleId: string }) {
  const { titleId, title, children, onClose, actions, isWide = false, isFlush = false, hasCloseButton = false } = props;
  const text = uiKitMessages.useText();
  return (
    <MuiDialog
      open
      translate="no"
      fullWidth
      aria-labelledby={titleId}
      onClose={(_event, reason) => onClose(reason === 'escapeKeyDown' ? 'escape' : 'outside')}
      slotProps={{ paper: { sx: { maxWidth: isWide ? WIDTH.wide : WIDTH.normal } } }}
    >
      <Head>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {hasCloseButton && <IconButton icon="close" label={text('action.close')} onClick={() => onClose('button')} />}
      </Head>
      {isFlush ? children : <Content>{children}</Content>}
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
