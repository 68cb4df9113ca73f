import { spotMessages } from '../locales';
import { DialogOnPress } from '../plain-dialog/dialog-on-press';
import type { CheatSheetProps } from './cheat-sheet';

const load = () => import('./cheat-sheet');

/** The list of keys, fetched when it is first asked for. */
export function CheatSheetOnPress(props: CheatSheetProps) {
  const text = spotMessages.useText();
  return (
    <DialogOnPress load={load} title={text('keys.title')} onClose={props.onClose}>
      {({ CheatSheet }) => <CheatSheet {...props} />}
    </DialogOnPress>
  );
}
