import { useFormat } from '@bourse/i18n';
import { Button, Dialog } from '@bourse/ui-kit';
import { safeWritesMessages } from '../locales/messages';
import type { Difference } from './difference';

export interface DifferenceFiguresProps {
  readonly difference: Difference;
  /** The words of a text that is a name of the contract; the text itself where left out. */
  readonly nameOf?: ((written: string) => string) | undefined;
}

/** Both figures or texts of a difference, and what to do. */
export function DifferenceFigures({ difference, nameOf = (written) => written }: DifferenceFiguresProps) {
  const text = safeWritesMessages.useText();
  const format = useFormat();
  const { confirmed, created } =
    'unit' in difference
      ? {
          confirmed: `${format.decimal(difference.confirmed)} ${difference.unit}`.trim(),
          created: `${format.decimal(difference.created)} ${difference.unit}`.trim(),
        }
      : { confirmed: nameOf(difference.confirmed), created: nameOf(difference.created) };
  return (
    <>
      <p>{text('write.differsFigures', { confirmed, created })}</p>
      <p>{text('write.differsAdvice')}</p>
    </>
  );
}

/** The exchange created something else than was confirmed: a dialog that stays until the user closes it. */
export function WriteDifference({ onClose, ...figures }: DifferenceFiguresProps & { readonly onClose: () => void }) {
  const text = safeWritesMessages.useText();
  return (
    <Dialog
      open
      title={text('write.differs')}
      onClose={(by) => by === 'button' && onClose()}
      actions={<Button onClick={onClose}>{text('write.differsRead')}</Button>}
    >
      <DifferenceFigures {...figures} />
    </Dialog>
  );
}
