// src/store/errors.ts
var StoreError = class extends Error {
  name = "StoreError";
};
var StoreFullError = class extends StoreError {
  name = "StoreFullError";
};
var FULL = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "53100"]);
function isDiskFull(error) {
  if (!(error instanceof Error)) return false;
  return error instanceof StoreFullError || "code" in error && FULL.has(error.code) || isDiskFull(error.cause);
}

export {
  StoreError,
  StoreFullError,
  isDiskFull
};
//# sourceMappingURL=chunk-PQ3OCLEH.js.map