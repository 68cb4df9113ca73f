/** An image that the user chose, as a data address with the SHA-256 of its bytes in hex. */
export interface EvidenceImage {
  readonly name: string;
  readonly sha256: string;
  readonly dataUrl: string;
}

/** Content of the pack, in the user's language. */
export interface EvidenceContent {
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  }[];
  readonly imagesHeading: string;
  readonly images: readonly EvidenceImage[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML text. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Only images that this page made itself: no script can be in them. */
const isImage = (dataUrl: string) => /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]*$/.test(dataUrl);

/** One self-contained HTML file without scripts, for the support. */
export function evidencePack({ title, sections, imagesHeading, images }: EvidenceContent): string {
  const tables = sections.map(
    ({ heading, rows }) =>
      `<h2>${escaped(heading)}</h2><table>${rows
        .map(({ label, value }) => `<tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr>`)
        .join('')}</table>`,
  );
  const pictures = images
    .filter(({ dataUrl }) => isImage(dataUrl))
    .map(
      ({ name, sha256: hash, dataUrl }) =>
        `<figure><img src="${dataUrl}" alt="${escaped(name)}"><figcaption>${escaped(name)}<br>SHA-256 ${escaped(hash)}</figcaption></figure>`,
    );
  return [
    '<!doctype html><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`,
    `<title>${escaped(title)}</title>`,
    '<style>body{font:14px sans-serif;max-width:800px;margin:2em auto}th{text-align:left;padding-right:2em}img{max-width:100%}</style>',
    `<h1>${escaped(title)}</h1>`,
    ...tables,
    ...(pictures.length > 0 ? [`<h2>${escaped(imagesHeading)}</h2>`, ...pictures] : []),
  ].join('\n');
}

/** SHA-256 of bytes as lower-case hex (FIPS 180-4). */
export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
