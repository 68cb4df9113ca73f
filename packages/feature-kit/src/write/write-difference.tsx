import { useFormat } from '@bourse/i18n';
import { Button, Dialog } from '@bourse/ui-kit';
import { featureKitMessages } from '../locales/messages';
import type { Difference } from './difference';

/** The exchange created something else than was confirmed: both figures and what to do, until the user closes it. */
export function WriteDifference({ confirmed, created, unit, onClose }: Difference & { readonly onClose: () => void }) {
  const text = featureKitMessages.useText();
  const format = useFormat();
  const figure = (value: Difference['created']) => `${format.decimal(value)} ${unit}`.trim();
  return (
    <Dialog
      open
      title={text('write.differs')}
      onClose={(by) => by === 'button' && onClose()}
      actions={<Button onClick={onClose}>{text('write.differsRead')}</Button>}
    >
      <p>{text('write.differsFigures', { confirmed: figure(confirmed), created: figure(created) })}</p>
      <p>{text('write.differsAdvice')}</p>
    </Dialog>
  );
}
