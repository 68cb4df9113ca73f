import { spotMessages } from '../locales';
import { DialogOnPress } from '../plain-dialog/dialog-on-press';
import type { AlertEditorProps } from './alert-editor';

const load = () => import('./alert-editor');

/** The dialog of an alert, fetched when it is first asked for. */
export function AlertEditorOnPress(props: AlertEditorProps) {
  const text = spotMessages.useText();
  return (
    <DialogOnPress load={load} title={text('alerts.set')} onClose={props.onClose}>
      {({ AlertEditor }) => <AlertEditor {...props} />}
    </DialogOnPress>
  );
}
