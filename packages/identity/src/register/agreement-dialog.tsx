import { FeaturePart } from '@bourse/feature-kit';
import { Box, Button, Dialog, Skeleton } from '@bourse/ui-kit';
import { identityMessages } from '../locales/messages';
import { LINKS } from '../links';

export interface AgreementDialogProps {
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** The user agreement (`news/xieyi`) with a button that accepts it. */
export function AgreementDialog({ onAccept, onClose }: AgreementDialogProps) {
  const text = identityMessages.useText();
  const title = text('register.agreement');
  return (
    <Dialog
      open
      isWide
      isFlush
      hasCloseButton
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {text('register.close')}
          </Button>
          <Button onClick={onAccept}>{text('register.accept')}</Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard */}
      <Box
        component="section"
        aria-label={title}
        tabIndex={0}
        // The height is the same before and after the text has loaded.
        sx={{ height: 'min(480px, 60dvh)', paddingInline: 6, overflow: 'auto' }}
      >
        <FeaturePart part={LINKS.agreement} waiting={<Skeleton width="50%" height={24} />} />
      </Box>
    </Dialog>
  );
}
