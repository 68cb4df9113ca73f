import * as v from 'valibot';

/** Error codes by field. */
export type Problems<Name extends string> = { readonly [Field in Name]?: string | undefined };

/**
 * A schema of an object whose rules are one pure function over all values: for rules that depend on other fields (a channel, a
 * repeated password, a balance). The entries check types only.
 */
export function schemaOfRules<const Entries extends v.ObjectEntries>(
  entries: Entries,
  check: (values: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Problems<keyof Entries & string>,
) {
  return v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input: Record<string, unknown> = dataset.value;
      for (const [key, message] of Object.entries<string | undefined>(check(dataset.value))) {
        if (message === undefined) continue;
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      }
    }),
  );
}
