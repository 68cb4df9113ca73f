import { SearchDialog, type PresentAction } from '@bourse/feature-kit';
import { shellMessages } from '../locales/messages';
import { noteCommand, recentCommands } from './recent-commands';
import { searchCommands } from './search-commands';
import { useActionCommands } from './use-action-commands';
import { usePairCommands } from './use-pair-commands';
import { useScreenCommands } from './use-screen-commands';
import { useSettingCommands } from './use-setting-commands';

export interface CommandPaletteProps {
  /** The actions of the present page. */
  readonly actions: readonly PresentAction[];
  /** The text that the user typed before the palette had loaded. */
  readonly typedAhead: () => string;
  readonly onClose: () => void;
}

/** Pairs, screens, settings and the actions of the present page, found by typing. */
export function CommandPalette({ actions, typedAhead, onClose }: CommandPaletteProps) {
  const text = shellMessages.useText();
  const recent = recentCommands.useValue();
  const commands = [
    ...useActionCommands(actions),
    ...useScreenCommands(),
    ...useSettingCommands(),
    ...usePairCommands(),
  ];
  return (
    <SearchDialog
      title={text('palette.title')}
      label={text('palette.search')}
      typedAhead={typedAhead}
      find={(typed) =>
        searchCommands(commands, typed, recent).map(({ id, label, lang, key, kind, isRecent }) => ({
          id,
          label,
          lang,
          keyShortcut: key,
          group: text(isRecent ? 'palette.recent' : `palette.${kind}`),
        }))
      }
      onPick={(id) => {
        noteCommand(id);
        commands.find((command) => command.id === id)?.run();
      }}
      onClose={onClose}
    />
  );
}
