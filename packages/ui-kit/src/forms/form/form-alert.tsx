import { useFormState } from 'react-hook-form';
import { useFormContext } from './context';
import { useProblemText } from './use-problem-text';
import { Alert } from '../../feedback/alert';

/** A refusal of the form as a whole; nothing while there is none. */
export function FormAlert() {
  const { form } = useFormContext();
  const problemText = useProblemText();
  const { errors } = useFormState({ control: form.hook.control });
  const refusal = errors.root?.['refusal'];
  if (!refusal) return null;
  return (
    <Alert tone="error" isAnnounced>
      {problemText(refusal)}
    </Alert>
  );
}
