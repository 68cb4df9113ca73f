import { PHRASE_MAX } from './phrase';
import { Button, Text } from '@bourse/ui-kit';
import { Form, FormSubmit, FormTextField, useForm } from '@bourse/ui-kit/forms';
import { identityMessages } from '../locales/messages';
import { phraseOf, phraseSchema } from '../rules/phrase-rules';

export interface PhraseFormProps {
  /** The current phrase; empty if none is set. */
  readonly phrase: string;
  /** An empty text removes it. */
  readonly onSave: (phrase: string) => Promise<void>;
}

/** Chooses, changes or removes the anti-phishing phrase of this device. */
export function PhraseForm({ phrase, onSave }: PhraseFormProps) {
  const text = identityMessages.useText();
  const form = useForm({ schema: phraseSchema, defaults: { phrase } });
  const remove = async () => {
    await onSave('');
    form.reset({ phrase: '' });
  };
  return (
    <Form
      form={form}
      label={text('phrase.title')}
      errorText={text}
      onSubmit={({ phrase: typed }) => onSave(phraseOf(typed))}
    >
      <Text tone="quiet">{text('phrase.words')}</Text>
      <FormTextField
        name="phrase"
        label={text('phrase.title')}
        hint={text('phrase.hint')}
        autoComplete="off"
        maxLength={PHRASE_MAX}
      />
      <FormSubmit>{text('phrase.save')}</FormSubmit>
      {phrase !== '' && (
        <Button tone="quiet" onClick={() => void remove()}>
          {text('phrase.remove')}
        </Button>
      )}
    </Form>
  );
}
