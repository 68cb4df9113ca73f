import { FailedOnPress, lazyPart, useNightMode } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { createStored } from '@bourse/storage';
import { HELP_KEY, listenToKeys, THEME_KEY, type ShortcutAction } from './keys';
import { ownKeys, withOwnKeys } from './own-keys';
import { offerActions, presentActions, type PresentAction } from './present-actions';

/** Single keys do something on this device. */
const shortcutsEnabled = createStored('bourse.shortcuts', v.boolean(), true);

const LazyCheatSheet = lazyPart(async () => (await import('./cheat-sheet')).CheatSheet, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

export interface ShortcutsProps {
  /** The keys of the screen; those of every screen (theme, cheat-sheet) are added. */
  readonly actions: readonly ShortcutAction[];
  /** Called after an action with `showsForm`. */
  readonly onShowForm?: () => void;
  /** The shell's instance for screens without keys of their own. It ignores a key that the screen has handled. */
  readonly isFallback?: boolean;
}

/** The keys of a screen. The cheat-sheet opens in any case: it is the place where the keys are switched on again. */
export function Shortcuts({ actions, onShowForm, isFallback = false }: ShortcutsProps) {
  const { isNight, setNight } = useNightMode();
  const [listed, setListed] = useState<readonly PresentAction[]>();
  const isEnabled = shortcutsEnabled.useValue();
  const own = ownKeys.useValue();
  const all: readonly PresentAction[] = [
    ...actions,
    { id: 'theme', key: THEME_KEY, run: () => setNight(!isNight) },
    { id: 'help', key: HELP_KEY, isFixed: true, run: () => setListed(presentActions()) },
  ];

  const perform = (action: PresentAction) => {
    action.run();
    if (action.showsForm) onShowForm?.();
  };
  const present = withOwnKeys(all, own);
  const onKey = useEffectEvent((key: string, event: KeyboardEvent) => {
    const action = present.find((candidate) => candidate.key === key);
    if (action === undefined || (!isEnabled && key !== HELP_KEY)) return;
    // The key must not be typed into the field that it focuses.
    event.preventDefault();
    perform(action);
  });
  const offered = useEffectEvent(() => all.map((action) => ({ ...action, run: () => perform(action) })));
  useEffect(() => offerActions(() => offered(), isFallback ? 'frame' : 'screen'), [isFallback]);
  const keys = present.flatMap(({ key }) => key ?? []).join(' ');
  useEffect(
    // An event reaches the window after the document.
    () =>
      listenToKeys(isFallback ? window : document.documentElement, keys.split(' '), (key, event) => onKey(key, event)),
    [isFallback, keys],
  );

  if (!listed) return null;
  return (
    <LazyCheatSheet
      actions={listed}
      hasMore={isFallback}
      ownKeys={own}
      onOwnKeys={(next) => ownKeys.write(Object.keys(next).length === 0 ? undefined : next)}
      isEnabled={isEnabled}
      onEnable={(wanted) => shortcutsEnabled.write(wanted ? undefined : false)}
      onClose={() => setListed(undefined)}
    />
  );
}
