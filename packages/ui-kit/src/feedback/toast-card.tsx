import MuiAlert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import styled from '@emotion/styled';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { uiKitMessages } from '../locales/messages';
import { followToast, SHOWN_MS, type Toast, type ToastStore } from './toast-store';

const ICON = { success: 'check', info: 'info', error: 'warning' } as const;

/** The toaster places the whole stack. */
const InStack = styled(Snackbar)({
  '&&': { position: 'static', transform: 'none', pointerEvents: 'auto', width: '100%' },
});

/** The label of the action stays on one line, the message wraps beside it. All toasts have the width of their place. */
const ONE_LINE = {
  width: '100%',
  '& .MuiAlert-action': { flexShrink: 0, alignItems: 'center', whiteSpace: 'nowrap' },
} as const;

/** The MUI part of `Toaster`: one message. It closes after its time, unless the pointer or the focus is on it. */
export function ToastCard({ toast, store }: { toast: Toast; store: ToastStore }) {
  const text = uiKitMessages.useText();
  const { id, tone, message, action } = toast;
  const dismiss = () => store.dismiss(id);
  return (
    <InStack
      open
      autoHideDuration={SHOWN_MS[tone]}
      resumeHideDuration={SHOWN_MS[tone]}
      disableWindowBlurListener
      transitionDuration={0}
      onClose={(_event, reason) => {
        if (reason === 'timeout') dismiss();
      }}
    >
      <MuiAlert
        severity={tone}
        sx={ONE_LINE}
        // A failure is announced at once. The other tones are announced by the live region around them.
        role={tone === 'error' ? 'alert' : 'presentation'}
        icon={<Icon name={ICON[tone]} />}
        action={
          <>
            {action && (
              <Button size="small" tone="quiet" onClick={() => followToast(store, toast)}>
                {action.label}
              </Button>
            )}
            <IconButton icon="close" label={text('action.dismiss')} onClick={dismiss} />
          </>
        }
      >
        {message}
      </MuiAlert>
    </InStack>
  );
}
