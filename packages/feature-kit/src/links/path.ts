/** An address of the client, without origin and query. */
export type Path = `/${string}`;

/** The address of the start page. */
export const START_PATH = '/';

export type Query = Readonly<Record<string, string | number | undefined>>;

/** An address with its query; entries without a value are left out. */
export function pathWith(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
