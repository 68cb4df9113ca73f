import { featureKitMessages } from '../locales/messages';
import type { PresentAction } from './present-actions';

/** The function that gives the description of an action in the user's language. */
export function useActionLabel(): (action: Pick<PresentAction, 'id' | 'label'>) => string {
  const text = featureKitMessages.useText();
  const common: Readonly<Record<string, string>> = {
    theme: text('keys.theme'),
    help: text('keys.help'),
    palette: text('keys.palette'),
  };
  return ({ id, label }) => label ?? common[id] ?? id;
}
