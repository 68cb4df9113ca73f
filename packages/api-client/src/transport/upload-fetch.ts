/**
 * `fetch` with upload progress, built on XMLHttpRequest because `fetch` does not report how much of a body has been
 * sent.
 * @param onProgress called with the part that has been sent, from 0 to 1
 */
export function uploadFetch(onProgress: (part: number) => void): typeof fetch {
  return (input, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const request = new XMLHttpRequest();
    const { method = 'POST', headers, body, signal } = init ?? {};
    request.open(method, input instanceof Request ? input.url : input);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);

    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    for (const end of ['error', 'abort'] as const)
      request.addEventListener(end, () => reject(new TypeError('The upload did not complete.')));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fetch` also takes streams, which the encoder never makes
    request.send((body ?? null) as XMLHttpRequestBodyInit | null);
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  };
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const date = request.getResponseHeader('Date');
  if (date !== null) headers.set('Date', date);
  return new Response(request.responseText, { status: request.status, headers });
}
