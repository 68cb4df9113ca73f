/** The names in `{{…}}`, in order. */
export type FigureNames<Template extends string> = Template extends `${string}{{${infer Name}}}${infer Rest}`
  ? [Name, ...FigureNames<Rest>]
  : [];

type Figures<Names extends readonly string[]> = { [Index in keyof Names]: string | number };

/** Writes a message with its values, in the order of the placeholders in the text. */
export interface Pattern<Template extends string> {
  (...figures: Figures<FigureNames<Template>>): string;
  /** The message with `{{name}}` placeholders: its key in the catalogue. */
  readonly template: Template;
}

/** The placeholders of a template. */
export const FIGURE = /\{\{(\w+)\}\}/g;

export function pattern<Template extends string>(template: Template): Pattern<Template> {
  const write = (...figures: Figures<FigureNames<Template>>) => {
    const rest: (string | number)[] = [...figures];
    return template.replace(FIGURE, () => String(rest.shift()));
  };
  return Object.assign(write, { template });
}
