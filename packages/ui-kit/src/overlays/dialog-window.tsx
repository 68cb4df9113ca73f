import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import styled from '@emotion/styled';
import { IconButton } from '../actions/icon-button';
import { uiKitMessages } from '../locales/messages';
import type { DialogProps } from './dialog';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '20px 24px 8px',
  '& > button': { marginBlock: -4, marginInlineEnd: -12 },
});

/** Widths of dialogs, CSS pixels. */
const WIDTH = { normal: 444, wide: 600 } as const;

/** The MUI part of `Dialog`, open while it is rendered. */
export function DialogWindow(props: Omit<DialogProps, 'open'> & { titleId: string }) {
  const { titleId, title, children, onClose, actions, isWide = false, isFlush = false, hasCloseButton = false } = props;
  const text = uiKitMessages.useText();
  return (
    <MuiDialog
      open
      fullWidth
      aria-labelledby={titleId}
      onClose={(_event, reason) => onClose(reason === 'escapeKeyDown' ? 'escape' : 'outside')}
      slotProps={{ paper: { sx: { maxWidth: isWide ? WIDTH.wide : WIDTH.normal } } }}
    >
      <Head>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {hasCloseButton && <IconButton icon="close" label={text('action.close')} onClick={() => onClose('button')} />}
      </Head>
      {isFlush ? children : <DialogContent>{children}</DialogContent>}
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
