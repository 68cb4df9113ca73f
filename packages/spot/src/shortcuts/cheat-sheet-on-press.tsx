import { ErrorState, useChunk } from '@bourse/ui-kit';
import { spotMessages } from '../locales';
import { PlainDialog } from '../plain-dialog/plain-dialog';
import type { CheatSheetProps } from './cheat-sheet';

const load = () => import('./cheat-sheet');

/** The list of keys, fetched when it is first asked for. */
export function CheatSheetOnPress(props: CheatSheetProps) {
  const text = spotMessages.useText();
  const chunk = useChunk(load);
  if (chunk.status === 'loading') return null;
  if (chunk.status === 'failed') {
    return (
      <PlainDialog open={props.open} title={text('keys.title')} onClose={props.onClose}>
        <ErrorState onRetry={chunk.retry} />
      </PlainDialog>
    );
  }
  const { CheatSheet } = chunk.module;
  return <CheatSheet {...props} />;
}
