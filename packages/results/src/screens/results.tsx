import { FeaturePart } from '@bourse/feature-kit';
import { journalMessages, ResultsCollector, ResultTabs } from '@bourse/trading';
import { Page } from '@bourse/ui-kit';
import { LINKS } from '../links';
import { resultsMessages } from '../locales/messages';
import { AllResults } from '../results/all-results';

/** `/results`: profit and loss of all products. Each product reports its closed trades. */
export function Component() {
  const text = resultsMessages.useText();
  // Before the content: a catalogue that is first asked for after the data would suspend the whole page.
  journalMessages.useText();
  return (
    <Page title={text('title')}>
      <ResultTabs />
      <ResultsCollector>
        {[LINKS.spot, LINKS.leverage, LINKS.options].map((part) => (
          <FeaturePart key={part.name} part={part} waiting={null} />
        ))}
        <AllResults />
      </ResultsCollector>
    </Page>
  );
}
