/** Response if the client is not built: the reason and the command, without scripts or styles. */
export function missingClientPage(webDir: string): string {
  const shown = webDir.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>The client is not built</title></head>
  <body>
    <h1>The client is not built</h1>
    <p>The exchange is running, but there is no <code>index.html</code> in <code>${shown}</code>.</p>
    <p><code>npm start</code> builds the client and starts the exchange. If it is built elsewhere, set <code>WEB_DIR</code> to
    its folder. Then start the exchange again.</p>
    <p>For work on the client, <code>npm run dev</code> serves it on an address of its own.</p>
  </body>
</html>
`;
}
