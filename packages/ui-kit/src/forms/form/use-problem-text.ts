import { useServerText } from '@bourse/i18n';
import { useFormContext } from './context';
import { problemOf, type ErrorLike } from './problem';

/** Translates an error of react-hook-form into the present language. */
export function useProblemText(): (error: ErrorLike) => string {
  const { errorText } = useFormContext();
  const serverText = useServerText();
  return (error) => {
    const problem = problemOf(error);
    return typeof problem === 'string' ? errorText(problem) : serverText(problem.serverText);
  };
}
