import { tradingMessages } from '../locales/messages';
import { DialogOnPress } from '../dialog/dialog-on-press';
import type { AlertEditorProps } from './alert-editor';

const load = () => import('./alert-editor');

/** The alert dialog, loaded when it is first opened. */
export function AlertEditorOnPress(props: AlertEditorProps) {
  const text = tradingMessages.useText();
  return (
    <DialogOnPress load={load} title={text('alerts.set')} onClose={props.onClose}>
      {({ AlertEditor }) => <AlertEditor {...props} />}
    </DialogOnPress>
  );
}
