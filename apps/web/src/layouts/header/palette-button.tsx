import {
  COARSE,
  colour,
  CONTROL,
  FOCUS_RING,
  FONT_SIZE,
  hairline,
  Icon,
  IconButton,
  Kbd,
  PlainButton,
  RADIUS,
  space,
  TOUCH,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { openPalette } from '../../commands/open-palette';
import { paletteChord } from '../../commands/palette-chord';
import { afterPaint } from '../../idle/after-paint';
import { shellMessages } from '../../locales/messages';

/** Opens the command palette. `onOpen` closes the sheet that the button is in: the palette does not open over a dialog. */
export function PaletteButton({ onOpen }: { readonly onOpen: () => void }) {
  const text = shellMessages.useText();
  const open = () => {
    onOpen();
    return afterPaint(openPalette);
  };
  return <IconButton icon="search" label={text('palette.title')} aria-haspopup="dialog" onClick={open} />;
}

/** Widths of the field without its keys and without its hint, CSS pixels. */
const KEYS_BELOW = 176;
const HINT_BELOW = 72;

// After the name of the brand the first to shrink: without its keys, then without its hint.
const Field = styled(PlainButton)({
  containerType: 'inline-size',
  display: 'flex',
  flex: '0 999 264px',
  alignItems: 'center',
  gap: 8,
  minWidth: 36,
  height: CONTROL.normal,
  padding: space(0, 2),
  border: hairline(colour.edge),
  borderRadius: RADIUS.control,
  color: colour.quiet,
  backgroundColor: colour.canvas,
  fontSize: FONT_SIZE.table,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'text',
  overflow: 'hidden',
  [COARSE]: { height: TOUCH },
  '&:focus-visible': FOCUS_RING,
  '& > svg': { flex: 'none' },
  '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  [`@container (max-width: ${KEYS_BELOW}px)`]: { '& > kbd': { display: 'none' } },
  [`@container (max-width: ${HINT_BELOW}px)`]: { '& > span': { display: 'none' } },
});

/** Has the look of a search field, and opens the command palette, which has the field. */
export function PaletteField() {
  const text = shellMessages.useText();
  const hint = text('palette.hint');
  return (
    <Field type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K" title={hint} onClick={openPalette}>
      <Icon name="search" size={16} />
      <span>{hint}</span>
      <Kbd aria-hidden>{paletteChord()}</Kbd>
    </Field>
  );
}
