import { Box, Button, Checkbox, Dialog, Kbd, Row, space, Text, useAnnounce } from '@bourse/ui-kit';
import { useState, type KeyboardEvent } from 'react';
import { featureKitMessages } from '../locales/messages';
import { assignableKey, conflictOf, withOwnKeys, type OwnKeys } from './own-keys';
import type { PresentAction } from './present-actions';
import { useActionLabel } from './use-action-label';

const KEYS = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space(1, 4),
  margin: space(2, 0, 4),
  '& dd': { margin: 0 },
} as const;

type Listed = Pick<PresentAction, 'id' | 'key' | 'label' | 'isFixed'>;

export interface CheatSheetProps {
  /** The actions of the page; those without a key are listed too, so that they can be given one. */
  readonly actions: readonly Listed[];
  /** Other screens have more. */
  readonly hasMore: boolean;
  readonly ownKeys: OwnKeys;
  readonly onOwnKeys: (next: OwnKeys) => void;
  readonly isEnabled: boolean;
  readonly onEnable: (isEnabled: boolean) => void;
  readonly onClose: () => void;
}

/** The action whose next key is awaited, and why the last one was refused. */
interface Waiting {
  readonly id: string;
  readonly refusal?: string;
}

/**
 * The shortcuts of the page, which the user can change, and a checkbox that switches them off, so that speech input does not
 * trigger them (WCAG 2.1.4).
 */
export function CheatSheet(props: CheatSheetProps) {
  const { actions, hasMore, ownKeys, onOwnKeys, isEnabled, onEnable, onClose } = props;
  const text = featureKitMessages.useText();
  const announce = useAnnounce();
  const [waiting, setWaiting] = useState<Waiting>();
  const labelOf = useActionLabel();
  const listed = withOwnKeys(actions, ownKeys).map((action) => ({ ...action, label: labelOf(action) }));
  const hasOwn = listed.some(({ id }) => ownKeys[id] !== undefined);

  const listen = (action: Listed & { readonly label: string }) => (event: KeyboardEvent) => {
    if (waiting?.id !== action.id || event.key === 'Tab') return;
    event.preventDefault();
    // Escape ends the waiting, not the dialog.
    event.stopPropagation();
    if (event.key === 'Escape') {
      setWaiting(undefined);
      return;
    }
    const key = assignableKey(event.key);
    if (key === undefined) return;
    const other = conflictOf(listed, action.id, key);
    if (other) {
      setWaiting({ id: action.id, refusal: text('keys.taken', { key: key.toUpperCase(), action: other.label }) });
      return;
    }
    onOwnKeys({ ...ownKeys, [action.id]: key });
    setWaiting(undefined);
    announce(text('keys.changed', { key: key.toUpperCase(), action: action.label }));
  };
  const reset = () => {
    const ids = new Set(listed.map(({ id }) => id));
    onOwnKeys(Object.fromEntries(Object.entries(ownKeys).filter(([id]) => !ids.has(id))));
  };

  return (
    <Dialog open title={text('keys.title')} isWide hasCloseButton onClose={onClose}>
      <Box component="dl" sx={KEYS}>
        {listed.map((action) => (
          <div key={action.id} style={{ display: 'contents' }}>
            <dt>{action.key !== undefined && <Kbd>{action.key.toUpperCase()}</Kbd>}</dt>
            <dd>
              {action.label}
              {waiting?.id === action.id && waiting.refusal !== undefined && (
                <Text size="table" tone="danger" role="alert">
                  {waiting.refusal}
                </Text>
              )}
            </dd>
            <dd>
              {action.isFixed !== true && (
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={waiting?.id === action.id ? undefined : text('keys.changeOf', { action: action.label })}
                  onClick={() => setWaiting({ id: action.id })}
                  onKeyDown={listen(action)}
                  onBlur={() => setWaiting(undefined)}
                >
                  {text(waiting?.id === action.id ? 'keys.press' : 'keys.change')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </Box>
      {hasMore && <Text tone="quiet">{text('keys.more')}</Text>}
      <Row sx={{ justifyContent: 'space-between' }}>
        <Checkbox label={text('keys.enabled')} checked={isEnabled} onChange={onEnable} />
        {hasOwn && (
          <Button size="small" tone="quiet" onClick={reset}>
            {text('keys.reset')}
          </Button>
        )}
      </Row>
    </Dialog>
  );
}
