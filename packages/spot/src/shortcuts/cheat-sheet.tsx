import styled from '@emotion/styled';
import { Checkbox, colour } from '@bourse/ui-kit';
import { spotMessages } from '../locales';
import { PlainDialog } from '../plain-dialog/plain-dialog';
import { KEYS, SHORTCUTS } from './keys';

const Keys = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '8px 16px',
  margin: '8px 0 16px',
});
const Meaning = styled('dd')({ margin: 0 });
const Key = styled('kbd')({
  display: 'inline-block',
  minWidth: 24,
  padding: '2px 6px',
  textAlign: 'center',
  font: 'inherit',
  fontWeight: 600,
  border: `1px solid ${colour.edge}`,
  borderRadius: 4,
});

export interface CheatSheetProps {
  readonly open: boolean;
  readonly isEnabled: boolean;
  readonly onEnable: (isEnabled: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the deal screen, and the way to turn them off: who speaks to the page must not press them by a word. */
export function CheatSheet({ open, isEnabled, onEnable, onClose }: CheatSheetProps) {
  const text = spotMessages.useText();
  return (
    <PlainDialog open={open} title={text('keys.title')} onClose={onClose}>
      <Keys>
        {SHORTCUTS.map((shortcut) => (
          <div key={shortcut} style={{ display: 'contents' }}>
            <dt>
              <Key>{KEYS[shortcut].toUpperCase()}</Key>
            </dt>
            <Meaning>{text(`keys.${shortcut}`)}</Meaning>
          </div>
        ))}
      </Keys>
      <Checkbox label={text('keys.enabled')} checked={isEnabled} onChange={onEnable} />
    </PlainDialog>
  );
}
