import { AreaTabs, useScreens } from '@bourse/feature-kit';
import { LINKS } from '../links';
import { journalMessages } from '../journal/locales/messages';

const TABS = [
  [LINKS.allResults, 'results.all'],
  [LINKS.spotResults, 'results.spot'],
  [LINKS.leverageResults, 'results.leverage'],
  [LINKS.optionResults, 'results.options'],
] as const;

/** Links between the results of all products and those of each one. */
export function ResultTabs() {
  const text = journalMessages.useText();
  const { pathOf } = useScreens();
  const entries = TABS.flatMap(([link, label]) => {
    const path = pathOf(link);
    return path === undefined ? [] : [{ path, label: text(label) }];
  });
  return <AreaTabs label={text('results.title')} entries={entries} />;
}
