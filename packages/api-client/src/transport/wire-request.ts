/** The arguments for `fetch`. */
export interface EncodedRequest {
  readonly url: string;
  readonly init: RequestInit;
}

interface WireOptions {
  /** Origin of `/api`. */
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly t: number;
  readonly token: string | undefined;
  /** The user's language. Some back ends read the header, some the parameter; some fail without the header. */
  readonly language: string;
}

/**
 * Where the fields, `t` and the unprefixed token of a call are: a GET has its fields in the query, a POST has a form.
 * Without dependencies, because the script in the head of the page uses it too.
 */
export function wireRequest(
  { method, path }: { readonly method: 'GET' | 'POST'; readonly path: string },
  fields: URLSearchParams | FormData,
  { origin, t, token, language }: WireOptions,
): EncodedRequest {
  const query = new URLSearchParams();
  const headers: Record<string, string> = { Accept: 'application/json', lang: language };
  const init: RequestInit = { method, headers };
  if (token !== undefined) headers['Authorization'] = token;
  if (fields instanceof FormData) {
    // The browser adds the content type with the boundary.
    init.body = fields;
  } else if (method === 'POST') {
    headers['Content-Type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
    init.body = fields.toString();
  } else {
    for (const [name, value] of fields) query.append(name, value);
  }
  if (!query.has('lang')) query.set('lang', language);
  query.set('t', String(t));
  return { url: `${origin}/api${path}?${query.toString()}`, init };
}
