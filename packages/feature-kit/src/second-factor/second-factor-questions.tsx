import type { SecondFactorPrompt } from '@bourse/api-client';
import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import { useSyncExternalStore } from 'react';
import type { SecondFactorDialogProps } from './second-factor-dialog';

/** Loaded with the first question. */
const SecondFactorDialog = lazyPart<SecondFactorDialogProps>(
  async () => (await import('./second-factor-dialog')).SecondFactorDialog,
  { fallback: null, failed: ({ onAnswer }) => <FailedOnPress onClose={() => onAnswer(undefined)} /> },
);

/** Shows the question for the code of a second factor while a write waits for it. The form below keeps its input; the next question begins without one. */
export function SecondFactorQuestions({ prompt }: { readonly prompt: SecondFactorPrompt }) {
  const question = useSyncExternalStore(prompt.subscribe, prompt.read);
  return question && <SecondFactorDialog key={question.id} question={question} onAnswer={prompt.answer} />;
}
