import styled from '@emotion/styled';
import { Checkbox, colour, Dialog, RADIUS, Text, WEIGHT } from '@bourse/ui-kit';
import { featureKitMessages } from '../locales/messages';
import { HELP_KEY, THEME_KEY, type ShortcutAction } from './keys';

const Keys = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '8px 16px',
  margin: '8px 0 16px',
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 24,
    padding: '2px 6px',
    textAlign: 'center',
    font: 'inherit',
    fontWeight: WEIGHT.strong,
    border: `1px solid ${colour.edge}`,
    borderRadius: RADIUS.control,
  },
});

export interface CheatSheetProps {
  /** The keys of the screen; those of every screen are added. */
  readonly actions: readonly Pick<ShortcutAction, 'id' | 'key' | 'label'>[];
  readonly isEnabled: boolean;
  readonly onEnable: (isEnabled: boolean) => void;
  readonly onClose: () => void;
}

/**
 * The shortcuts of the screen, and a checkbox that switches them off, so that speech input does not trigger them (WCAG
 * 2.1.4).
 */
export function CheatSheet({ actions, isEnabled, onEnable, onClose }: CheatSheetProps) {
  const text = featureKitMessages.useText();
  const all = [
    ...actions,
    { id: 'theme', key: THEME_KEY, label: text('keys.theme') },
    { id: 'help', key: HELP_KEY, label: text('keys.help') },
  ];
  return (
    <Dialog open title={text('keys.title')} isWide hasCloseButton onClose={onClose}>
      <Keys>
        {all.map(({ id, key, label }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </Keys>
      {actions.length === 0 && <Text tone="quiet">{text('keys.more')}</Text>}
      <Checkbox label={text('keys.enabled')} checked={isEnabled} onChange={onEnable} />
    </Dialog>
  );
}
