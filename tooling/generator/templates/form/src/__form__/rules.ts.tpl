import * as v from 'valibot';

/** Longest name, characters. */
export const NAME_MAX = 60;

/** The fields of the form. Messages are codes, which the form translates. */
export const __formKey__Schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('__formKey__.nameMissing')),
});

export type __Form__Values = v.InferOutput<typeof __formKey__Schema>;
