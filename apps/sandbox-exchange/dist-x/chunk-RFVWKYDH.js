// src/control/json.ts
import * as v from "valibot";
var ControlError = class extends Error {
  statusCode = 400;
};
function jsonOnly(server) {
  server.removeContentTypeParser(["application/json", "text/plain"]);
  server.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_request, body) => body === "" ? void 0 : parseJson(body)
  );
  server.setErrorHandler((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "control failed");
    return reply.code(status).send({ error: status >= 500 ? "It failed; the log has the reason." : error.message });
  });
}
function readBody(schema, body) {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? "body"}: ${issue.message}`);
  throw new ControlError(problems.join("; "));
}
function parseJson(body) {
  try {
    return JSON.parse(body);
  } catch {
    throw new ControlError("The body is no JSON.");
  }
}

export {
  ControlError,
  jsonOnly,
  readBody
};
//# sourceMappingURL=chunk-RFVWKYDH.js.map