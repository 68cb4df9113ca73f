import { IconButton } from '@bourse/ui-kit';
import { openPalette } from '../../commands/open-palette';
import { afterPaint } from '../../idle/after-paint';
import { shellMessages } from '../../locales/messages';

/** Opens the command palette. `onOpen` closes the sheet that the button is in: the palette does not open over a dialog. */
export function PaletteButton({ onOpen }: { readonly onOpen?: () => void }) {
  const text = shellMessages.useText();
  const open = () => {
    if (!onOpen) return openPalette();
    onOpen();
    return afterPaint(openPalette);
  };
  return <IconButton icon="search" label={text('palette.title')} aria-haspopup="dialog" onClick={open} />;
}
