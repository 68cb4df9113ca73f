// The packages that carry Node publish `os` and `cpu` as text; pnpm reads lists only and would install every platform's.
const listed = (value) => (typeof value === 'string' ? [value] : value);

export const hooks = {
  readPackage(manifest) {
    if (/^node-(bin-)?(linux|darwin|win)-/.test(manifest.name)) {
      manifest.os = listed(manifest.os);
      manifest.cpu = listed(manifest.cpu);
    }
    return manifest;
  },
  /** Sources and tools are in this repository only. */
  beforePacking(manifest) {
    delete manifest.scripts;
    delete manifest.devDependencies;
    for (const faces of Object.values(manifest.exports ?? {})) delete faces['@bourse/source'];
    return manifest;
  },
};
