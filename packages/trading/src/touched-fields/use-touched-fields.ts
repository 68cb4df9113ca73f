import { useState } from 'react';

/**
 * The fields of an order form whose problems are shown: those that lost the focus, and all of them after a submit. `form` names what the
 * fields belong to (pair, order type, side); the fields of another form are untouched.
 */
export function useTouchedFields<Field extends string>(form: string) {
  const [state, setState] = useState<{ readonly form: string; readonly fields: readonly Field[] }>();
  const touched = state?.form === form ? state.fields : [];
  return {
    touch: (...fields: readonly Field[]) => setState({ form, fields: [...touched, ...fields] }),
    /** After an accepted order: the cleared form shows no problem. */
    untouch: () => setState(undefined),
    /** The problems to show. */
    shownOf: <Problem extends { readonly field: Field }>(problems: readonly Problem[]): readonly Problem[] =>
      problems.filter(({ field }) => touched.includes(field)),
  };
}
