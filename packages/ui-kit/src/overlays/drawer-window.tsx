import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import styled from '@emotion/styled';
import { IconButton } from '../actions/icon-button';
import { uiKitMessages } from '../locales/messages';
import type { DrawerProps } from './drawer';
import { PanelHeader } from '../layout/panel-header';
import { ROUND } from '../theme/scale';
import { colour } from '../theme/variables';

// The padding keeps clear of the home indicator of phones.
const Body = styled('div')({ padding: '12px 16px max(16px, env(safe-area-inset-bottom))', overflow: 'auto' });

/** At the edge by which a finger pulls the sheet down. */
const Handle = styled('div')({
  flex: 'none',
  width: 36,
  height: 4,
  margin: '8px auto 0',
  borderRadius: ROUND,
  backgroundColor: colour.edge,
});

const ignore = () => undefined;

/** The MUI part of `Drawer`, open while it is rendered. */
export function DrawerWindow(props: Omit<DrawerProps, 'open'> & { titleId: string }) {
  const { titleId, title, children, onClose, from = 'bottom' } = props;
  const text = uiKitMessages.useText();
  return (
    <SwipeableDrawer
      open
      translate="no"
      anchor={from}
      onOpen={ignore}
      onClose={onClose}
      disableSwipeToOpen
      disableDiscovery
      ModalProps={{ keepMounted: false }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      {from === 'bottom' && <Handle aria-hidden />}
      <PanelHeader titleId={titleId} title={title} size="reading">
        <IconButton icon="close" label={text('action.close')} onClick={onClose} />
      </PanelHeader>
      <Body>{children}</Body>
    </SwipeableDrawer>
  );
}
