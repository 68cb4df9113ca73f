import { SearchDialog, type PresentAction } from '@bourse/feature-kit';
import type { Pair } from '@bourse/contracts/market';
import { priceDecimals } from '@bourse/market';
import { ChangeText, PriceText, Row } from '@bourse/ui-kit';
import { createStored } from '@bourse/storage';
import * as v from 'valibot';
import { shellMessages } from '../locales/messages';
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

const MAX_RECENT = 5;

/** Ids of the last used commands on this device, the newest first. */
const recentCommands = createStored('bourse.recentCommands', v.array(v.string()), []);

const noteCommand = (id: string): void =>
  recentCommands.update((recent) => [id, ...recent.filter((other) => other !== id)].slice(0, MAX_RECENT));

function PairQuote({ pair }: { readonly pair: Pair }) {
  return (
    <Row spacing={3} sx={{ flexWrap: 'nowrap' }}>
      <PriceText value={pair.last} decimals={priceDecimals(pair)} />
      <ChangeText value={pair.change} hasArrow={false} />
    </Row>
  );
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
        searchCommands(commands, typed, recent).map(({ id, label, lang, key, kind, pair, isRecent }) => ({
          id,
          label,
          lang,
          keyShortcut: key,
          aside: pair && <PairQuote pair={pair} />,
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
