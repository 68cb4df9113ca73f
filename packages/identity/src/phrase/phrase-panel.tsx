import { antiPhishingPhrase } from './phrase';
import { Panel, Skeleton, useToast, Padded } from '@bourse/ui-kit';
import { identityMessages } from '../locales/messages';
import { PhraseForm } from './phrase-form';

/** The setting of the anti-phishing phrase. */
export function PhrasePanel() {
  const text = identityMessages.useText();
  const toast = useToast();
  const phrase = antiPhishingPhrase.useValue();
  const save = async (next: string) => {
    await antiPhishingPhrase.write(next === '' ? undefined : next);
    toast.success(text(next === '' ? 'phrase.removed' : 'phrase.saved'));
  };
  return (
    <Panel title={text('phrase.title')}>
      <Padded>{phrase === undefined ? <Skeleton height={120} /> : <PhraseForm phrase={phrase} onSave={save} />}</Padded>
    </Panel>
  );
}
