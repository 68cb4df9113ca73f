import { File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

const jsdomFile = globalThis.File;
const BOUNDARY = 'stubbed-upload';

/** The body as a browser writes it (RFC 7578). jsdom has a FormData and a Blob of its own, which Node's `fetch` does not know. */
async function multipart(form: FormData): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder();
  const parts: (Uint8Array | ArrayBuffer)[] = [];
  for (const [name, value] of form) {
    const isText = typeof value === 'string';
    const file = isText ? '' : `; filename="${value.name}"\r\nContent-Type: ${value.type}`;
    parts.push(text.encode(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`));
    // oxlint-disable-next-line no-await-in-loop -- a handful of small files
    parts.push(isText ? text.encode(value) : await bytesOf(value), text.encode('\r\n'));
  }
  parts.push(text.encode(`--${BOUNDARY}--\r\n`));
  const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return body;
}

const bytesOf = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => (reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject()));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsArrayBuffer(file);
  });

/** XMLHttpRequest as an upload uses it, answered by MSW through `fetch`. Reports half of the body, then all of it. */
class FetchingRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  readonly #abort = new AbortController();
  #address: [method: string, url: string] = ['POST', ''];
  #reply: { readonly response: Response; readonly text: string } | undefined;

  open(method: string, url: string | URL) {
    this.#address = [method, String(url)];
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  send(body: FormData) {
    void this.#send(body);
  }
  abort() {
    this.#abort.abort();
  }
  get status() {
    return this.#reply?.response.status ?? 0;
  }
  get responseText() {
    return this.#reply?.text ?? '';
  }
  getResponseHeader(name: string) {
    return this.#reply?.response.headers.get(name) ?? null;
  }

  async #send(body: FormData) {
    const [method, url] = this.#address;
    const progress = (loaded: number) =>
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 2 }));
    try {
      progress(1);
      const { signal } = this.#abort;
      this.#headers.set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`);
      // The handler reads the form with Node's own File, whose place jsdom's has taken.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two declarations of the same class
      globalThis.File = NodeFile as typeof File;
      const response = await fetch(url, { method, headers: this.#headers, body: await multipart(body), signal });
      globalThis.File = jsdomFile;
      progress(2);
      this.#reply = { response, text: await response.text() };
      this.dispatchEvent(new Event('load'));
    } catch {
      globalThis.File = jsdomFile;
      this.dispatchEvent(new Event(this.#abort.signal.aborted ? 'abort' : 'error'));
    }
  }
}

/** For tests of uploads: jsdom's XMLHttpRequest does not send files to MSW. Undone by `vi.unstubAllGlobals()`. */
export function stubUploads(): void {
  vi.stubGlobal('XMLHttpRequest', FetchingRequest);
}
