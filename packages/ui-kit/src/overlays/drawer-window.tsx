import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import styled from '@emotion/styled';
import { IconButton } from '../actions/icon-button';
import { uiKitMessages } from '../locales/messages';
import type { DrawerProps } from './drawer';
import { FONT_SIZE, WEIGHT } from '../theme/scale';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 0 16px',
});
const Title = styled('h2')({ margin: 0, fontSize: FONT_SIZE.reading, fontWeight: WEIGHT.strong });

// The padding keeps clear of the home indicator of phones.
const Body = styled('div')({ padding: '12px 16px max(16px, env(safe-area-inset-bottom))', overflow: 'auto' });

const ignore = () => undefined;

/** The MUI part of `Drawer`, open while it is rendered. */
export function DrawerWindow(props: Omit<DrawerProps, 'open'> & { titleId: string }) {
  const { titleId, title, children, onClose, from = 'bottom' } = props;
  const text = uiKitMessages.useText();
  return (
    <SwipeableDrawer
      open
      anchor={from}
      onOpen={ignore}
      onClose={onClose}
      disableSwipeToOpen
      disableDiscovery
      ModalProps={{ keepMounted: false }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        <IconButton icon="close" label={text('action.close')} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </SwipeableDrawer>
  );
}
