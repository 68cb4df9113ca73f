import { ErrorState, useChunk } from '@bourse/ui-kit';
import { spotMessages } from '../locales';
import { PlainDialog } from '../plain-dialog/plain-dialog';
import type { AlertEditorProps } from './alert-editor';

const load = () => import('./alert-editor');

/** The dialog of an alert, fetched when it is first asked for. */
export function AlertEditorOnPress(props: AlertEditorProps) {
  const text = spotMessages.useText();
  const chunk = useChunk(load);
  if (chunk.status === 'loading') return null;
  if (chunk.status === 'failed') {
    return (
      <PlainDialog open title={text('alerts.set')} onClose={props.onClose}>
        <ErrorState onRetry={chunk.retry} />
      </PlainDialog>
    );
  }
  const { AlertEditor } = chunk.module;
  return <AlertEditor {...props} />;
}
